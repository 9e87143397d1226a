// What a page does that has plain files and no bundler: it plays both games with bots, tells them in two languages and keeps
// them as text. It is given the modules, so that it runs with those of the package, too, and what they say can be compared.

/** The modules by the names of their files, and as a program imports them. */
export const MODULES = {
  index: 'frantic-engine',
  base: 'frantic-engine/base',
  bots: 'frantic-engine/bots',
  client: 'frantic-engine/client',
  notation: 'frantic-engine/notation',
  'house-rules': 'frantic-engine/house-rules',
  texts: 'frantic-engine/texts',
  words: 'frantic-engine/words',
  'words-en': 'frantic-engine/words/en',
  'words-de': 'frantic-engine/words/de',
  rulings: 'frantic-engine/rulings',
  'board-game': 'frantic-engine/board-game',
  'board-game-bots': 'frantic-engine/board-game/bots',
  'board-game-words': 'frantic-engine/board-game/words',
  'board-game-words-en': 'frantic-engine/board-game/words/en',
  'board-game-words-de': 'frantic-engine/board-game/words/de',
};

const names = ['Ann', 'Ben', 'Cleo'];

/** Plays a game between bots to its end, and tells it to a seat in each of the languages. */
function played(game, { decide, botOf }, { tell }, languages, setup) {
  const random = game.createRandom('plain');
  const said = languages.map(() => []);
  let state = game.createGame(setup);
  for (let seat = game.nextSeat(state); seat !== null; seat = game.nextSeat(state)) {
    const { state: next, events } = game.transition(state, decide(botOf('greedy'), state, seat, random));
    const cardOf = (id) => game.cardOf(state, id);
    for (const event of events)
      for (const [i, language] of languages.entries())
        said[i].push(tell(game.redact(event, 0), { language, names, cardOf, you: 0 }));
    state = next;
  }
  return [
    state.outcome,
    game.viewOf(state, 1).players,
    said.map((lines) => lines.length),
    said.map((lines) => lines.slice(-5)),
  ];
}

/** What happened, as text. */
export function told(of) {
  const setup = { players: names, seed: 'plain', length: 'short' };
  const { index, base, texts, rulings } = of;
  const book = of['house-rules'].defineRules({
    rows: [of['house-rules'].event({ id: 'calm', name: 'calm', text: '' })],
  });
  return JSON.stringify([
    played(index, of.bots, of.words, [of['words-en'].en, of['words-de'].de], { ...setup, sets: index.SETS }),
    played(
      of['board-game'],
      of['board-game-bots'],
      of['board-game-words'],
      [of['board-game-words-en'].en, of['board-game-words-de'].de],
      setup,
    ),
    of.client.cardOf(base.viewOf(base.createGame(setup), 0), 17),
    index.createEngine(book).createGame(setup).eventPile.includes('calm'),
    index.explain(index.createGame(setup), { type: 'pass', seat: 0 }, { language: 'de' }).text,
    of.notation.formatRecord(index.createRecord(setup)),
    texts.textOf('gift', 'de'),
    rulings.ruling('R-061', { language: rulings.en }).id,
  ]);
}
