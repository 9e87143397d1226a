/** What can be asked about the rules: a ruling, words, an action on a table that is described. */
import { explain, legalActions, reduce, waitingFor } from 'frantic-engine';
import * as board from 'frantic-engine/board-game';
import { formatAction, parseAction } from 'frantic-engine/notation';
import { en, ruling, search, withDecision } from 'frantic-engine/rulings';
import { de } from 'frantic-engine/rulings/de';
import { parseTable, table } from 'frantic-engine/testing';

const TEXTS = { en, de };

/** How many answers of a seat are listed. */
export const LISTED = 30;

/** What is said of a ruling. */
const told = ({ id, question, decision, note, source, editions, options, names, examples }) => ({
  id,
  question,
  decision,
  ...(note === null ? {} : { note }),
  source: `${source.text} (${source.status})`,
  editions,
  options,
  see: names.rulings,
  examples,
});

export const lookUp = ({ id, language }) => told(ruling(id, { language: TEXTS[language] }));

/** A filter without what was not said. */
const said = (filter) => Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));

export const find = ({ words, language, ...filter }) =>
  search(words, { ...said(filter), language: TEXTS[language] }).map((one) => {
    const { examples, ...short } = told(one);
    return { ...short, hasExample: examples.length > 0 };
  });

/** Both games by the same names. */
const GAMES = {
  card: { explain, formatAction, legalActions, parseAction, parseTable, reduce, table, waitingFor },
  board,
};

/** A table once some things have been done at it. */
function lying({ game: name, table: text, after }) {
  const game = GAMES[name];
  const start = game.table(game.parseTable(text));
  return { game, state: after.reduce((now, action) => game.reduce(now, game.parseAction(now, action)), start) };
}

export function setUp(asked) {
  const { game, state } = lying(asked);
  const answers = (seat) =>
    game.legalActions(state, seat, { limit: LISTED }).map((action) => game.formatAction(state, action));
  return {
    players: state.players.map(({ name }, seat) => ({ seat, name })),
    waitingFor: game.waitingFor(state).map((seat) => ({ seat, answers: answers(seat) })),
    outcome: state.outcome,
  };
}

export function why({ action, language, ...asked }) {
  const { game, state } = lying(asked);
  const {
    allowed,
    text,
    ruling: id,
    question,
    decision,
  } = withDecision(game.explain(state, game.parseAction(state, action), { language }), { language: TEXTS[language] });
  return { allowed, text, ruling: id, question, decision };
}
