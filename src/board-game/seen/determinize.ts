/** A full state of the board game that agrees with everything one seat may know, for search. */

import { Dealer } from '../../common/dealer.ts';
import { type Guess, guessing } from '../../common/guess.ts';
import { keptFor } from '../../common/kept-for.ts';
import { bitOf } from '../../common/known.ts';
import type { Context } from '../context/context.ts';
import { inspectionOf } from '../context/inspection.ts';
import type { BoardGame, Core } from '../core/core.ts';
import type { Catalog } from '../rows/catalog.ts';
import { boardDraws } from '../rules/kinds/draws.ts';

const dealerOf = /* @__PURE__ */ keptFor((catalog: Catalog) => new Dealer(catalog.cards.length));

/** A guess at what a seat does not know: each deal that agrees with what it does know is as likely as any other. */
export const guessWith = (core: Core): Guess<BoardGame> =>
  guessing<BoardGame, Context>(core, {
    inspectionOf,
    draws: boardDraws,
    deck: (rules) => core.catalogOf(rules).pile,
    deal(guess, viewer, chance, demands) {
      const dealer = dealerOf(core.catalogOf(guess.rules));
      dealer.begin(guess, viewer, bitOf(viewer));
      guess.known = dealer.deal(demands, chance);
    },
  });
