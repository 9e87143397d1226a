/** docs/events.md: what each event says, and to whom. */
import { EVENTS as BOARD_EVENTS } from '../../src/board-game/state/log.ts';
import { EVENTS as CARD_EVENTS } from '../../src/card-game/state/log.ts';
import { type AnyTelling, type EventShape, toldIn } from '../../src/common/describe.ts';
import { type DeclaredEvent, declaredEvents } from './events.ts';
import { cell, GENERATED, tableOf } from './markdown.ts';

type Tellings = Readonly<Record<string, AnyTelling>>;

/** What is said of an event. */
function tellingOf(tellings: Tellings, name: string): AnyTelling {
  const telling = tellings[name];
  if (telling === undefined) throw new Error(`nothing is said of '${name}'`);
  return telling;
}

const list = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(' and ');

/** Who sees a field; `null` if everybody does. */
export function seenBy(shape: EventShape<string> | undefined): string | null {
  if (typeof shape !== 'object') return null;
  if ('each' in shape) return 'each seat its own';
  if (!('secret' in shape)) return null;
  const { to, unless } = shape;
  return unless === undefined ? `${list(to)} alone` : `everybody if \`${unless}\`, otherwise ${list(to)} alone`;
}

function section({ name, comment, fields }: DeclaredEvent, tellings: Tellings): string {
  const telling = tellingOf(tellings, name);
  const shapes = toldIn(telling);
  const rows = fields.map((field) => [
    `\`${field.name}\``,
    `\`${field.type.replaceAll('|', '\\|')}\``,
    cell(field.comment),
    seenBy(shapes[field.name]) ?? 'everybody',
  ]);
  const reveals = telling.reveals === undefined ? '' : ' *Reveals something.*';
  const table = rows.length === 0 ? 'It has no fields.' : tableOf(['Field', 'Type', 'What it is', 'Who sees it'], rows);
  return [`### \`${name}\``, `${comment}${reveals}`, table].join('\n\n');
}

/** The fields that not everybody sees. */
function secrets(events: readonly DeclaredEvent[], tellings: Tellings): string[][] {
  return events.flatMap(({ name, fields }) =>
    fields.flatMap((field) => {
      const who = seenBy(toldIn(tellingOf(tellings, name))[field.name]);
      return who === null ? [] : [[`\`${name}\``, `\`${field.name}\``, who]];
    }),
  );
}

/** The whole page. */
export function eventsPage(): string {
  const { card, board } = declaredEvents();
  const shared = card.filter((event) => event.shared);
  const games = [
    { title: 'In both games', events: shared, tellings: CARD_EVENTS },
    { title: 'In the card game', events: card.filter((event) => !event.shared), tellings: CARD_EVENTS },
    { title: 'In the board game', events: board.filter((event) => !event.shared), tellings: BOARD_EVENTS },
  ];
  const hidden = games.flatMap(({ events, tellings }) => secrets(events, tellings));
  return `${[
    GENERATED,
    '# What each event says',
    '[Events](concepts/events.md) says what they are for. Here is every one of them with all its fields, and with who sees them. The comments are those an editor shows.',
    'A host gets a `GameEvent` from `transition`, with everything in it. `redact(event, viewer)` makes a `SeenEvent` of it, in which what the viewer may not see is `null`; a spectator is somebody to whom nothing is told that not everybody sees. An event that *reveals something* tells somebody what was hidden: an action that leads to one cannot be taken back.',
    '## Who does not see everything',
    'All other fields are seen by everybody.',
    tableOf(['Event', 'Field', 'Who sees it'], hidden),
    ...games.flatMap(({ title, events, tellings }) => [
      `## ${title}`,
      ...events.map((event) => section(event, tellings)),
    ]),
  ].join('\n\n')}\n`;
}
