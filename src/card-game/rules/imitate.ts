/** A card that is played as another one: which, and in which color. */

import { option } from '../../kernel/questions.ts';
import { compile } from '../../kernel/script.ts';
import type { RuleContext } from '../rows/context.ts';
import type { CardRow } from '../rows/define.ts';
import type { Color } from '../state/types.ts';
import { colorFaceName } from './matching.ts';

/** The name of the script that settles what a card is played as. */
export const IMITATE = 'imitate';

/** Whoever plays the card names the kind and, if no color is in force, the color. */
export const imitateScript = () =>
  compile<RuleContext>(IMITATE, null, (s) =>
    s
      .ask(
        'kind',
        (c) => option(imitable(c).map((row) => row.id)),
        null,
        (is) => is.kind,
      )
      .do((c, v) => {
        // What the card is played as is remembered where the card is carried out.
        c.playing.v.as = v.kind;
        c.do.imitate(c.me, c.cardRow(v.kind));
      })
      .when(
        (c, v) => c.cardRow(v.kind).class === 'plain',
        (s) =>
          s
            .ask('color', (c) => option(colorsFor(c)))
            .do((c, v) => c.do.show(colorFaceName(c.cardRow(v.kind), v.color), v.color)),
      ),
  );

/** The kinds of special cards in play that the card can be played as here. */
function imitable(c: RuleContext): CardRow[] {
  const { colorInForce, wishable } = c;
  const colored = colorInForce === null ? c.wasFree && wishable.length > 0 : wishable.includes(colorInForce);
  // A bi-colored card needs another color to go out on.
  const bicolored = colored && wishable.some((color) => color !== colorInForce);
  return c.catalog.cardRows.filter(
    (row) => row.class === 'open' || (row.class === 'plain' && colored) || (row.class === 'bicolored' && bicolored),
  );
}

/** The color in force, or any if none is. */
const colorsFor = (c: RuleContext): readonly Color[] => (c.colorInForce === null ? c.wishable : [c.colorInForce]);
