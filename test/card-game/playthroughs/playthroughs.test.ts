/** Whole card games, compared with what was written down. */
import { fileURLToPath } from 'node:url';
import { holdToFiles } from '../../support/kept.ts';
import { PLAYTHROUGHS, write } from './write.ts';

holdToFiles(fileURLToPath(new URL('.', import.meta.url)), PLAYTHROUGHS, write);
