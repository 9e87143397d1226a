/** Builds the page of `examples/table` and opens rooms with it on this machine. `--prepare` only builds. */
import { prepare, start } from './rooms/prepare.ts';

prepare();
if (!process.argv.includes('--prepare')) start('open the rooms', 'src/main.ts');
