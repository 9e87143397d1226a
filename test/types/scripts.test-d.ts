/** What must not compile in a row: checked by `tsc`, never run. */
import { createEngine } from 'frantic-engine';
import { bicolored, event, knobOf, open, plain, power, rule } from 'frantic-engine/house-rules';
import { gift } from '../../src/card-game/boxes/base/specials.ts';
import type { RuleContext } from '../../src/card-game/rows/context.ts';
import { cards, option, seat } from '../../src/kernel/questions.ts';
import { compile } from '../../src/kernel/script.ts';

// An answer is known by the name it was asked under, with the type of its question.
compile<RuleContext>('answers', null, (s) =>
  s
    .ask('victim', (c) => seat(c.others))
    .ask('cards', (c) => cards(c.handOf(c.me), 2))
    .ask('way', () => option(['left', 'right']))
    .do((c, v) => c.do.discard(c.me, v.cards))
    // @ts-expect-error misspelt: `card` was not asked
    .do((c, v) => c.do.discard(c.me, v.card))
    // @ts-expect-error a victim may be nobody
    .do((c, v) => c.do.skip(v.victim, 1))
    // @ts-expect-error a list of cards is no seat
    .do((c, v) => c.do.skip(v.cards, 1))
    // @ts-expect-error a seat is no list of cards
    .do((c, v) => c.do.discard(c.me, v.victim))
    .when(
      (_c, v) => v.way === 'left',
      (s) => s.stop(),
    )
    .when(
      // @ts-expect-error not one of the names
      (_c, v) => v.way === 'up',
      (s) => s.stop(),
    ),
);

// Nothing is known before it is asked, or outside the loop that counts it.
compile<RuleContext>('order', null, (s) =>
  s
    // @ts-expect-error not asked yet
    .do((c, v) => c.do.discard(c.me, v.cards))
    .ask('cards', (c) => cards(c.handOf(c.me), 2))
    .each(
      'taker',
      (c) => c.others,
      (s) => s.do((c, v) => c.do.draw(v.taker, v['taker#'].nth)),
    )
    // @ts-expect-error the loop is over
    .do((c, v) => c.do.draw(v.taker, 1)),
);

// Answers of several are known by seat; who interrupted is a list.
compile<RuleContext>('several', null, (s) =>
  s
    .askAll(
      'bets',
      (c) => c.others,
      (c, one) => cards(c.handOf(one), 1),
    )
    .do((c, v) => c.do.discard(1, v.bets[1] ?? []))
    // @ts-expect-error the answers of all are not the answer of one
    .do((c, v) => c.do.discard(1, v.bets))
    .window('attacked', (c) => c.others)
    .do((c, v) => c.do.draw(v.taken[0] ?? 0, 1))
    // @ts-expect-error a list of seats is no seat
    .do((c, v) => c.do.draw(v.taken, 1)),
);

// What is kept is known under its name, and is what is said of it.
compile<RuleContext>('keeping', null, (s) =>
  s
    .maybe('before', (is) => is.flag)
    .keep(
      'laps',
      (is) => is.count,
      () => 0,
    )
    .keep(
      'named',
      (is) => is.orNull(is.seat),
      (c) => c.others[0] ?? null,
    )
    .do((_c, v) => {
      v.laps += 1;
      v.named = null;
    })
    .do((_c, v) => {
      // @ts-expect-error misspelt
      v.lasp += 1;
    })
    .do((_c, v) => {
      // @ts-expect-error a number is kept
      v.laps = 'two';
    })
    .do((_c, v) => {
      // @ts-expect-error it may not have been given
      v.before = v.before && undefined;
    })
    .ask('cards', (c) => cards(c.handOf(c.me), 2))
    .do((_c, v) => {
      // @ts-expect-error an answer stays as it was given
      v.cards = [];
    })
    // @ts-expect-error it may be nobody
    .do((c, v) => c.do.skip(v.named, 1))
    .whenSome('named', (s) => s.do((c, v) => c.do.skip(v.named, 1)))
    .orStop('named')
    .do((c, v) => c.do.skip(v.named, 1))
    .keep(
      'flag',
      (is) => is.flag,
      // @ts-expect-error something else than is said of it
      (c) => c.me,
    )
    .keep(
      'word',
      // @ts-expect-error no such word
      (is) => is.seta,
      (c) => c.me,
    )
    .ask(
      'way',
      () => option(['left', 'right']),
      null,
      // @ts-expect-error something else than the answer is
      (is) => is.oneOf(['left', 'up']),
    )
    // @ts-expect-error what an effect remembers is written by its steps
    .do((c) => void c.frame.v.laps++),
);

// Scripts are called by names that are there, with what they need.
compile<RuleContext>('calling', null, (s) =>
  s
    .call('event')
    .call((c) => (c.g.ending === null ? 'event' : null))
    .call((c) => c.scriptOf('play', 'gift'))
    .call((c) => c.scriptOf(c.options['gambling-man.version']))
    // @ts-expect-error misspelt
    .call((c) => c.scriptOf('paly'))
    // @ts-expect-error misspelt
    .call('evnet')
    // @ts-expect-error misspelt
    .call(() => 'evnet')
    .call('carry', null, (c) => ({ event: 'market', exempt: c.exempt }))
    // @ts-expect-error which event?
    .call('carry')
    // @ts-expect-error and whom does it not concern?
    .call('carry', null, () => ({ event: 'market' }))
    // @ts-expect-error a card is played, not drawn
    .call('play', null, () => ({ move: 'draw' })),
);

// What a script is given is known in it.
event({ id: 'sparing', name: 'sparing', text: '', play: (s) => s.do((_c, v) => void v.exempt?.length) });
open({
  id: 'tossed',
  name: 'tossed',
  text: '',
  copies: 1,
  react: {
    in: 'event',
    // @ts-expect-error no such thing is given
    play: (s) => s.do((c, v) => c.do.discard(c.me, [v.card])).do((_c, v) => void v.carrd),
  },
});

// Verbs and steps that do not exist, and functions that give something else than is wanted.
compile<RuleContext>('words', null, (s) =>
  s
    // @ts-expect-error no such verb
    .do((c) => c.do.steal(c.me, 1))
    // @ts-expect-error a number of cards is wanted
    .do((c) => c.do.draw(c.me))
    .when(
      // @ts-expect-error no such option
      (c) => c.options['wish.optionl'] === true,
      (s) => s.stop(),
    )
    .when(
      // @ts-expect-error an option of this name is never of that value
      (c) => c.options['end.limit'] === 'touch',
      (s) => s.stop(),
    )
    .each(
      'x',
      // @ts-expect-error a loop wants seats
      (c) => c.me,
      (s) => s,
    )
    // @ts-expect-error a question is wanted
    .ask('y', (c) => c.me),
);

// The state is there to be read: only verbs write.
compile<RuleContext>('reading', null, (s) =>
  s
    // @ts-expect-error hands are read-only
    .do((c) => void c.handOf(0).push(1))
    // @ts-expect-error so is the draw pile
    .do((c) => void c.g.drawPile.pop())
    .do((c) => {
      // @ts-expect-error and every other field of the state
      c.g.turn = 1;
    })
    // @ts-expect-error the catalog is read-only
    .do((c) => void c.catalog.cards.pop()),
);

event({
  id: 'hooks',
  name: 'hooks',
  text: '',
  lasting: {
    start: () => null,
    values: {
      drawCount: (was) => was + 1,
      'gift.cards': () => 1,
      // @ts-expect-error no such value
      drawCounts: (was: number) => was + 1,
    },
  },
});

event({
  id: 'kinds',
  name: 'kinds',
  text: '',
  lasting: {
    start: () => null,
    values: {
      // @ts-expect-error whether events concern a seat is yes or no
      affected: (was) => (was ? 1 : 0),
      // @ts-expect-error a number of cards is a number
      drawCount: (was) => `${was}`,
    },
  },
});

event({
  id: 'moments',
  name: 'moments',
  text: '',
  lasting: {
    start: () => null,
    on: {
      turnBegins: (s) => s.stop(),
      // @ts-expect-error no such moment
      turnBegin: (s) => s.stop(),
    },
  },
});

// @ts-expect-error a row needs a text
event({ id: 'silent', name: 'silent' });

// @ts-expect-error how many there are of a card has to be said
open({ id: 'some', name: 'some', text: '' });

plain({
  id: 'knobs',
  name: 'knobs',
  text: '',
  copies: 1,
  // @ts-expect-error a knob is a number
  knobs: { cards: 'two' },
});

plain({
  id: 'wishes',
  name: 'wishes',
  text: '',
  copies: 1,
  // @ts-expect-error one wishes a color, or a color or a number
  wish: 'number',
});

// @ts-expect-error rows are made with the constructors
createEngine({ rows: [{ id: 'bare' }] });

bicolored({ id: 'halves', name: 'halves', text: '', pairs: [['blue', 'red']] });

bicolored({
  id: 'thirds',
  name: 'thirds',
  text: '',
  // @ts-expect-error two colors each
  pairs: [['blue', 'red', 'green']],
});

bicolored({
  id: 'dark',
  name: 'dark',
  text: '',
  // @ts-expect-error black is no color
  pairs: [['blue', 'black']],
});

power({
  id: 'early',
  name: 'early',
  text: '',
  timing: 'first',
  goesWith: ({ number }) => number !== null,
  play: (s) => s.ask('victim', (c) => seat(c.others)).do((c, v) => c.do.name([v.victim ?? c.me])),
});

// @ts-expect-error when a power card acts has to be said
power({ id: 'never', name: 'never', text: '' });

power({
  id: 'late',
  name: 'late',
  text: '',
  // @ts-expect-error before the card's effect or after it
  timing: 'third',
});

power({
  id: 'picky',
  name: 'picky',
  text: '',
  timing: 'second',
  // @ts-expect-error a card goes with it or does not
  goesWith: ({ name }) => name,
});

rule({ id: 'lasting', name: 'lasting', text: '', lasting: { values: { turnDraw: () => 3 } } });

// @ts-expect-error a rule card is in force, or it would do nothing
rule({ id: 'idle', name: 'idle', text: '' });

rule({
  id: 'brief',
  name: 'brief',
  text: '',
  // @ts-expect-error a rule card is in force for the whole round
  lasting: { until: 'ownerTurnEnds', values: {} },
});

rule({
  id: 'strict',
  name: 'strict',
  text: '',
  lasting: {
    values: {
      // @ts-expect-error whether one has to play is yes or no
      mustPlay: () => 1,
    },
  },
});

event({
  id: 'meddling',
  name: 'meddling',
  text: '',
  play: (s) =>
    s
      .do((c) => c.do.dealPowers(c.me, 1))
      // @ts-expect-error power cards are known by their place
      .do((c) => c.do.turnPowerDown(c.me, 'looping'))
      // @ts-expect-error the power cards of a player are changed by verbs
      .do((c) => void c.player(0).powers[0].up),
});

// A knob is known to its own row, by its name.
event({
  id: 'knobs',
  name: 'knobs',
  text: '',
  knobs: { cards: 2, points: 5 },
  play: (s) =>
    s
      .do((c) => c.do.draw(c.me, c.knob('cards') + c.knob('points')))
      // @ts-expect-error no such knob
      .do((c) => c.do.draw(c.me, c.knob('crads'))),
});

// @ts-expect-error a row without knobs has none to ask for
event({ id: 'bare', name: 'bare', text: '', play: (s) => s.do((c) => c.do.draw(c.me, c.knob('cards'))) });

// Another row turns a knob by the row and its name.
knobOf(gift, 'cards');
// @ts-expect-error the other row has no such knob
knobOf(gift, 'crads');

// Windows are opened for triggers that somebody can toss a card in at.
compile<RuleContext>('windows', null, (s) =>
  s
    .window('attacked', (c) => c.others)
    // @ts-expect-error no such trigger
    .window('atacked', (c) => c.others)
    .fire('turnCloses')
    // @ts-expect-error no such moment
    .fire('turnClose'),
);

open({
  id: 'late',
  name: 'late',
  text: '',
  copies: 1,
  // @ts-expect-error no such trigger
  react: { in: 'atacked', play: (s) => s.stop() },
});

// A house rule with windows of its own says so once.
declare module 'frantic-engine' {
  interface Triggers {
    taxed: true;
  }
}
open({ id: 'refuse-tax', name: 'refuse tax', text: '', copies: 1, react: { in: 'taxed', play: (s) => s.stop() } });
