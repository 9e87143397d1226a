/** Builds the page of `examples/table` and serves it to this machine. It is static: any server will do for others. */
import { build, tool } from './table/prepare.ts';

build();
console.log('\nThe table is laid. Ctrl-C clears it away.');
tool('serve it', 'vite/bin/vite.js', ['preview', '--host', '127.0.0.1', ...process.argv.slice(2)]);
