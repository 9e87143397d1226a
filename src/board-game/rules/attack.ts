/** Attacks: whoever is named may block, and then the effect is lost. */
import type { Steps } from '../../kernel/script.ts';
import type { RuleContext } from '../rows/context.ts';
import type { Seat } from '../state/types.ts';

/** Asks the named player whether they block. What follows happens only if they do not. */
export const attacked = <V extends { readonly victim: Seat | null }>(s: Steps<RuleContext, V>) =>
  s
    .window('attacked', (c, v) => (c.isAttack && v.victim !== null && v.victim !== c.me ? [v.victim] : []))
    .when(
      (_c, v) => v.taken.length > 0,
      (s) => s.stop(),
    );
