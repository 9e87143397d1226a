/**
 * A compiled script in words.
 *
 * The steps say what they are: a question, a window, a loop. What a leaf does is read from the verb it uses. A step
 * for which there are no words here is still listed, by the name it has in the code.
 */

import type { Context } from '../../src/card-game/context/context.ts';
import type { Json } from '../../src/kernel/json.ts';
import { OPS, type Script, type Step } from '../../src/kernel/script.ts';
import { code } from './markdown.ts';
import { type ListedOption, listedOptions, valuesOf } from './options.ts';

type Words = Readonly<Record<string, string>>;

/** What reaction windows are about, by trigger. */
export const TRIGGERS: Words = {
  attacked: 'whoever has been named may toss a card in',
  finish: 'somebody has no cards left, and cards may be tossed in',
  event: 'an event is about to be turned over, and cards may be tossed in',
};

/** What questions want, by the name of the answer. */
const ANSWERS: Words = {
  victim: 'for a victim',
  cards: 'for cards',
  card: 'for a card',
  split: 'how the draws are spread',
  move: 'for a card to play',
  wish: 'for a wish',
  picked: 'for one of the open cards',
  gifts: 'who is given which card',
  bets: 'for a card each, secret until all are in',
  seen: 'whether they have seen enough',
  half: 'which half play goes on with',
  receiver: 'who is given it',
  giver: 'who has to give',
  event: 'for one of these events',
  choice: 'for a choice',
  discards: 'for cards to discard',
  shed: 'for cards to discard',
  laid: 'for a card to lay',
  color: 'for a color',
  first: 'for the first player',
  second: 'for the second player',
  cardOfFirst: 'for a power card of the first player, by its place',
  cardOfSecond: 'for a power card of the second player, by its place',
  power: 'for a used power card, by its place',
  returned: 'for a power card to return, by its place',
  twin: 'for a second card, or none',
};

/** What verbs do. `layGifts` and `takeOver` are helpers around one. */
const VERBS: Words = {
  draw: 'cards are drawn',
  pass: 'the turn is passed',
  play: 'the card is laid',
  name: 'the victims are announced',
  letGo: 'the effect is dropped',
  skip: 'the victim will sit the next turn out',
  give: 'the cards change hands',
  exchange: 'cards change hands both ways at once',
  passHands: 'whole hands change places at once',
  discard: 'the cards go under the top card',
  lay: 'cards are laid face down on the table',
  layGifts: 'the cards are laid face down on the table',
  turnUp: 'cards of the draw pile are turned up',
  reveal: 'everything on the table is turned up',
  mix: 'the cards on the table are shuffled',
  pickUp: 'cards are taken from the table into hands',
  pickUpGifts: 'all pick up what was laid for them',
  tuck: 'the cards on the table go under the top card',
  stack: 'the cards on the table go onto the draw pile',
  showHands: 'hands are laid open',
  hideHands: 'hands are taken up again',
  setLasting: 'what it remembers changes',
  startLasting: 'it comes into force',
  endLasting: 'it is no longer in force',
  endRound: 'the round is over',
  endRoundFor: 'the round is over beyond recall',
  takeOver: 'the effect is taken over, to be aimed again',
  exempt: 'the event will not concern that player',
  turnEvent: 'events are turned up',
  endEvent: 'the others are put away',
  addPoints: 'totals change',
  changePlaces: 'the two players change places',
  turnRound: 'play runs the other way round',
  show: 'it is settled what lies on top',
  dealPowers: 'power cards are dealt',
  gatherPowers: 'power cards go back into their pile, which is shuffled',
  exchangePowers: 'the two power cards change places, face down',
  returnPower: 'the power card goes back into the pile, which is shuffled',
  turnPowerDown: 'the power card is turned face down',
  demandBlack: 'only black may follow, or what goes on everything',
  wish: 'the wish is named',
  recall: 'the card goes from the pile into that hand',
  takeDiscard: 'the top card of the discard pile is taken',
  clearFace: 'nothing lies on top that could be met',
  faceRemains: 'what remains of the pile says what may follow',
  flip: 'a new top card is turned over',
  fetch: 'the card is fetched into that hand',
  drawRules: 'rule cards come into force',
  returnRules: 'all rule cards in force go back, and their deck is shuffled',
};

/** What tests ask, by what their source mentions once blanks are taken out. `$1` is what the pattern caught. */
const TESTS: readonly (readonly [RegExp, string])[] = [
  [/isSilent|^mayBeUsed/, 'if it has an effect that whoever caused the event may carry out'],
  [/v\.(?:victim|first)===null/, 'if nobody is named'],
  [/v\.split===null/, 'if it is left out'],
  [/v\.giver!==null/, 'if somebody is named'],
  [/lastColor===null/, 'if no color has been played yet'],
  [/v\.(\w+)===null/, 'if there is no $1'],
  [/v\.(\w+)!==null/, 'if there is a $1'],
  [/v\.choice==="(\w+)"/, 'if the choice is to $1'],
  [/\.taken\.length>0/, 'if a card was tossed in'],
  [/canPlay/, 'if a card of the hand can be played'],
  [/exhausted/, 'if the draw pile was too small'],
  [/==="pass"/, 'if the player passes'],
  [/hasExpired/, 'if there are no turns left'],
  [/\.since===/, 'if it came into force in this turn'],
  [/\.since/, 'unless it came into force in this turn'],
  [/!\(?\w*won/, 'if it was lost'],
  [/\bwon\b|v\.flipped!==null/, 'if a number was turned over'],
  [/!v\.flipped/, 'if there was no card to turn over'],
  [/takers\(c\)/, 'if the card cannot be handed over'],
  [/powerPile\.length===0/, 'if no power card is left'],
  [/drawPile\.length===0/, 'if the draw pile is empty'],
  [/pointsOnTable/, 'if the limit is not exceeded'],
  [/laid\.length===0/, 'if none is laid'],
  [/c\.affected\.length===0/, 'if it concerns nobody'],
  [/concernsTrigger\(c\)&&/, 'if it concerns whoever caused it and somebody else'],
  [/!concernsTrigger|repeatable/, 'if it does not concern whoever caused it, or there is no such event'],
  [/concernsTrigger|c\.affected\.includes\(c\.me\)/, 'if it concerns whoever caused it'],
  [/\.shown\.length===0/, 'if there is none'],
  [/used\(c\)/, 'if there is none'],
  [/others\(c\)/, 'if there is no other one'],
  [/handSize\(v\.seat\)===0/, 'if that hand is still empty'],
  [/"black"/, 'if it is black'],
  [/"bicolored"/, 'if it has two colors'],
  [/"number"/, 'if a colored number card was played in a turn'],
  [/lasting\.find/, 'once, however often it is in force'],
];

/** What called scripts of the rules do. */
const CALLS: Words = {
  event: 'an event is triggered',
  carry: 'that event is carried out',
  play: 'that card is carried out',
  follow: 'that card is played and carried out',
  wish: 'the wish is named',
};

/** The words for a name, or the name itself. */
const wordFor = (words: Words, name: string): string => words[name] ?? `\`${name}\``;

type AnyStep = Step<Context>;

/** The source of a leaf without blanks, and with one kind of quotes: it may have been through a compiler. */
function sourceOf({ op, name, run }: AnyStep): string {
  const source = run.toString().replace(/\s+/g, '').replaceAll("'", '"');
  // A test of what is remembered under a name is put together by the builder.
  return op === OPS.when && name !== '' ? source.replace('v[name]', `v.${name}`) : source;
}

/** The steps of a script as lines of a nested list. */
export function stepsOf(script: Script<Context>): string[] {
  const { steps, labels, id } = script;
  // Only places that something goes back to need a name.
  const targets = new Map<number, string>();
  for (const step of steps) {
    if (step.op !== OPS.goto) continue;
    const [name] = Object.entries(labels).find(([, at]) => at === step.to) ?? [];
    if (name !== undefined) targets.set(step.to, name);
  }
  const lines: string[] = [];
  const walk = (from: number, to: number, depth: number): void => {
    for (let at = from; at < to; at++) {
      const step = steps[at] as AnyStep;
      const place = targets.has(at) ? `*${targets.get(at)}*: ` : '';
      for (const text of wordsFor(step, id, targets)) lines.push(`${'  '.repeat(depth)}- ${place}${text}`);
      if (step.op !== OPS.when && step.op !== OPS.each) continue;
      walk(at + 1, step.op === OPS.each ? step.to - 1 : step.to, depth + 1);
      at = step.to - 1;
    }
  };
  walk(0, steps.length, 0);
  return lines;
}

function wordsFor(step: AnyStep, script: string, targets: ReadonlyMap<number, string>): string[] {
  const source = sourceOf(step);
  switch (step.op) {
    case OPS.ask:
      return [`${step.who === null ? 'asks' : 'asks that player'} ${wordFor(ANSWERS, step.name)}`];
    case OPS.askAll:
      return [`asks all of them at once ${wordFor(ANSWERS, step.name)}`];
    case OPS.window:
      return [`window \`${step.name}\`: ${TRIGGERS[step.name] ?? 'cards may be tossed in'}`];
    case OPS.do:
      return [doing(source, '')];
    case OPS.keep:
      return [doing(source, step.name)];
    case OPS.when:
      return [`${testing(source)}:`];
    case OPS.each:
      return [looping(step.name, source)];
    case OPS.goto:
      return [`goes back to *${targets.get(step.to)}*`];
    case OPS.call:
      return calling(step, script, source);
    case OPS.fire:
      return [`whatever listens to \`${step.name}\` acts`];
    default:
      return ['ends'];
  }
}

function looping(name: string, source: string): string {
  const [, times] = source.match(/(?:length:|upTo\()c\.knob\("(\w+)"\)/) ?? [];
  if (times !== undefined && !source.includes('affected')) return `as often as \`${times}\` says:`;
  const who = /victim/i.test(source) ? 'victim' : name === 'seat' ? 'player' : name;
  return times === undefined
    ? `for each ${who}, in order:`
    : `for each ${who}, in order, as often as \`${times}\` says:`;
}

/** What a step does. `kept`: the name under which it keeps what comes of it. */
function doing(source: string, kept: string): string {
  const verbs = [...source.matchAll(/\.do\.(\w+)\(|\b(layGifts|takeOver)\(/g)].map((found) => found[1] ?? found[2]);
  if (verbs.length > 0) return [...new Set(verbs)].map((verb) => wordFor(VERBS, verb as string)).join('; ');
  if (source.includes('.closed=')) return 'no card may be tossed in against the card just played';
  const [, settled = kept] = source.match(/\bv\.(\w+)=(?!=)/) ?? [];
  return settled === '' ? 'carries it out' : `settles the ${settled}`;
}

function testing(source: string): string {
  const [pattern, words = 'in some cases'] = TESTS.find(([one]) => one.test(source)) ?? [];
  const [, caught = ''] = pattern === undefined ? [] : (source.match(pattern) ?? []);
  const read = [...source.matchAll(/options(?:\["([\w.-]+)"\]|\.(\w+))/g)].map(
    ([, dotted, plain]) => `\`${dotted ?? plain}\``,
  );
  if (pattern === undefined && read.length > 0)
    return source.includes('!c.options') ? `unless ${read.join(', ')} is set` : `if ${read.join(', ')} is set`;
  return words.replace('$1', caught) + (read.length === 0 ? '' : `, or as ${read.join(', ')} says`);
}

/** What a call resolves: the same in every game, or depending on an option or on the game. */
function calling(step: AnyStep, script: string, source: string): string[] {
  const [row = ''] = script.split('/');
  const read: ListedOption[] = [];
  const calledWith = (chosen: Json | undefined): string | null => {
    const options = new Proxy(
      {},
      {
        get: (_options, name): Json => {
          const listed = listedOptions.find((one) => one.name === name) as ListedOption;
          read.push(listed);
          return chosen === undefined ? listed.row.default : chosen;
        },
      },
    );
    const scriptOf = (name: string): string => `${row}/${name}`;
    return step.run({ row, options, scriptOf } as unknown as Context, {} as never) as string | null;
  };
  const words = (called: string): string =>
    called === script
      ? 'the same effect for whoever took it over'
      : called.startsWith(`${row}/`)
        ? `goes on with *${called.slice(row.length + 1)}*`
        : wordFor(CALLS, called);
  try {
    const standard = calledWith(undefined);
    const [option] = read;
    if (option === undefined) return standard === null ? [] : [words(standard)];
    return valuesOf(option.row).flatMap((value) => {
      const called = calledWith(value);
      return called === null ? [] : [`if \`${option.name}\` is ${code(value)}: ${words(called)}`];
    });
  } catch (error) {
    // What is called depends on how the game stands, and there is none here.
    if (!(error instanceof TypeError)) throw error;
    const [, name = ''] = source.match(/\b(EVENT|CARRY|PLAY|FOLLOW|WISH)\b/) ?? [];
    return [`${wordFor(CALLS, name.toLowerCase())}, unless the round is over`];
  }
}
