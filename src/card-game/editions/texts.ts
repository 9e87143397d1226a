/** What the rows say that a published text words anew. Apart from the editions, because nobody needs it to play. */
import { ownOf } from '../../common/own.ts';
import { textOfRow } from '../boxes/texts.ts';
import type { Row } from '../rows/define.ts';
import type { EditionName } from '../state/types.ts';
import { webdeTexts } from './webde.ts';

/** By edition and by the id of the row. */
export const editionTexts: { readonly [E in EditionName]?: Readonly<Record<string, string>> } = { webde: webdeTexts };

/** The text of a row in the games of an edition: its own, if it has one, or what the edition says, or else its box. */
export const textIn = (edition: EditionName, row: Pick<Row, 'id' | 'text'>): string =>
  (row.text === '' ? ownOf(editionTexts[edition] ?? {}, row.id) : undefined) ?? textOfRow(row);
