/** The card and the event of Pandora's Box whose effect the players agree on. */
import { cards, option } from '../../../kernel/questions.ts';
import { event, open } from '../../rows/define.ts';
import { aim, letGo } from '../../rules/attack.ts';

/** One card. Its effect is an option of the game. */
export const pandoraSpecial = open({
  id: 'do-it-yourself',
  name: 'do it yourself',
  copies: 1,
  rulings: ['R-079', 'R-138', 'R-142', 'R-381', 'R-384'],
  knobs: { rules: 1, cards: 1 },
  play: (s) =>
    s.call((c) =>
      c.options['do-it-yourself.effect'] === 'none' ? null : c.scriptOf(c.options['do-it-yourself.effect']),
    ),
  parts: {
    drawRule: (s) =>
      s
        .when(
          (c) => c.g.ruleDeck.length === 0,
          (s) => s.stop(),
        )
        .ask('choice', () => option(['draw', 'decline']))
        .when((_c, v) => v.choice === 'decline', letGo)
        .do((c) => c.do.drawRules(c.knob('rules'))),

    mirror: (s) =>
      aim(s, (c) => c.others, { optional: true })
        .do((c, v) => c.do.showHands([c.me, v.victim], [c.me, v.victim]))
        .askAll(
          'seen',
          (c, v) => [c.me, v.victim],
          () => option(['seen'], true),
          (is) => is.answers(is.oneOf(['seen'])),
        )
        .do((c) => c.do.hideHands()),

    shed: (s) =>
      s
        .when(
          (c) => c.handSize(c.me) === 0,
          (s) => s.stop(),
        )
        .ask('shed', (c) => ({ ...cards(c.handOf(c.me), c.knob('cards')), min: 0 }))
        .when((_c, v) => v.shed.length === 0, letGo)
        .do((c, v) => c.do.discard(c.me, v.shed)),
  },
});

/** One event. Its effect is an option of the game. */
export const pandoraEvent = event({
  id: 'pandoras-box',
  name: "pandora's box",
  rulings: ['R-201', 'R-275', 'R-382', 'R-384'],
  knobs: { rules: 1 },
  play: (s) =>
    s.call((c) => (c.options['pandoras-box.effect'] === 'none' ? null : c.scriptOf(c.options['pandoras-box.effect']))),
  parts: {
    redraw: (s) =>
      s.do((c) => {
        const active = c.rulesInForce;
        c.do.returnRules();
        c.do.drawRules(active);
      }),
    openOne: (s) => s.do((c) => c.do.drawRules(c.knob('rules'))),
    purge: (s) => s.do((c) => c.do.returnRules()),
  },
});
