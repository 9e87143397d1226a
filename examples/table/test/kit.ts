/** People in front of the page, and rooms that stand where a test needs them. */

import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page, test as plain } from '@playwright/test';
import { createRandom } from 'frantic-engine';
import type { HostedTypes, Room } from 'frantic-engine/host';
import type { AnyAction } from '../src/game.ts';
import { type Setup, STANDARD } from '../src/setup.ts';
import { boardGame, cardGame, type Played } from '../src/worker/games.ts';
import { tokenOf } from '../src/worker/room.ts';

/** Somebody at this device against two bots. */
export const OF_THREE: Setup['chairs'] = [
  { name: '', bot: null },
  { name: 'Ada', bot: 'greedy' },
  { name: 'Ben', bot: 'greedy' },
];

/** How somebody clicks. */
export type Way = 'mouse' | 'touch' | 'keys';

/** Every test: nothing goes wrong on the page, and nothing leaves this machine. */
export const test = plain.extend<{ page: Page }>({
  page: async ({ page, baseURL }, use) => {
    const wrong: string[] = [];
    page.on('pageerror', (error) => wrong.push(String(error.stack)));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !message.text().startsWith('Service Worker'))
        wrong.push(message.text());
    });
    page.on('request', (request) => {
      if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(baseURL ?? ''))
        wrong.push(`asks ${request.url()}`);
    });
    await use(page);
    expect(wrong).toEqual([]);
  },
});
export { expect };

/** Settings under which nothing takes longer than it has to. */
export async function hurried(page: Page, more: object = {}): Promise<void> {
  await page.addInitScript(
    (text) => {
      if (location.protocol === 'http:' && localStorage.getItem('frantic-table/settings') === null)
        localStorage.setItem('frantic-table/settings', text);
    },
    JSON.stringify({ lang: 'en', speed: 'none', pace: 0, ...more }),
  );
}

/** The page with a room it is to go on with. */
export async function openRoom(page: Page, room: unknown, more: object = {}): Promise<void> {
  await hurried(page, more);
  await page.addInitScript((text) => {
    if (location.protocol !== 'http:' || sessionStorage.getItem('test') !== null) return;
    sessionStorage.setItem('test', 'yes');
    localStorage.setItem('frantic-table/room', text);
  }, JSON.stringify(room));
  await page.goto('.');
}

const gameFor = (game: Setup['game']) => (game === 'card' ? cardGame : boardGame) as unknown as Played<HostedTypes>;

/** A room in which seat 0 sits here and all others are bots. */
export function roomFor(change: Partial<Setup>, seed: string): Room<HostedTypes> {
  const setup: Setup = { ...STANDARD, ...change };
  const played = gameFor(setup.game);
  const chairs = setup.chairs.map((chair, nth) => ({
    ...chair,
    name: chair.name || ['Ann', 'Ada', 'Ben', 'Cleo'][nth] || `${nth}`,
  }));
  const seats = chairs.map(({ bot }, seat) => (bot === null ? { token: tokenOf(seat) } : { bot }));
  const policy = { undo: 'agreement', botDelay: 0 } as const;
  return played.host.create(played.setupOf({ ...setup, chairs }, seed), { policy, seats }, 0).room;
}

/** Plays a room on by chance until seat 0 is asked something, or `null` if that never happens. */
export function until(
  game: Setup['game'],
  first: Room<HostedTypes>,
  isIt: (question: Asked, room: Room<HostedTypes>) => boolean,
  most = 400,
): Room<HostedTypes> | null {
  const { engine, host } = gameFor(game);
  const random = createRandom('people');
  let room = first;
  for (let nth = 1; nth < most && room.state !== null && room.state.outcome === null; nth++) {
    const seat = engine.waitingFor(room.state).find((one) => room.seats[one]?.token != null);
    if (seat === undefined) {
      room = host.tick(room, nth).room;
      continue;
    }
    const question = engine.questionOf(room.state, seat) as Asked;
    if (seat === 0 && isIt(question, room)) return room;
    const to = room.epoch * 2 ** 24 + question.id;
    const action = { ...engine.sampleLegal(room.state, seat, random), to };
    room = host.receive(
      room,
      tokenOf(seat),
      { type: 'answer', id: (room.seats[seat]?.heard ?? 0) + 1, action },
      nth,
    ).room;
  }
  return null;
}

/** What the tests look at in a question. */
export interface Asked {
  readonly id: number;
  readonly type: string;
  readonly topic: string;
  readonly cards?: readonly unknown[];
}

/** The first room, over several games, in which seat 0 is asked something. */
export function roomAsked(change: Partial<Setup>, isIt: (question: Asked) => boolean): Room<HostedTypes> {
  for (let seed = 0; seed < 40; seed++) {
    const room = until(change.game ?? 'card', roomFor(change, `asked ${seed}`), isIt);
    if (room !== null) return room;
  }
  throw new Error('That is never asked.');
}

/** A game that is played to its end here: how it begins, what seat 0 does in it, and how it ended. */
export interface Script {
  readonly first: Room<HostedTypes>;
  readonly actions: readonly AnyAction[];
  readonly last: Room<HostedTypes>;
}

/** Writes a script. Bots answer before seat 0 does, as on a page on which they need no time. */
export function scriptFor(change: Partial<Setup>, seed: string): Script {
  const { engine, host } = gameFor(change.game ?? 'card');
  const random = createRandom(seed);
  const first = roomFor(change, seed);
  const actions: AnyAction[] = [];
  let room = first;
  for (let nth = 1; room.state !== null && room.state.outcome === null; nth++) {
    const waiting = engine.waitingFor(room.state);
    if (waiting.some((seat) => room.seats[seat]?.bot != null)) {
      room = host.tick(room, nth).room;
      continue;
    }
    const action = engine.sampleLegal(room.state, 0, random) as AnyAction;
    const to = room.epoch * 2 ** 24 + (engine.questionOf(room.state, 0) as Asked).id;
    actions.push(action);
    const id = (room.seats[0]?.heard ?? 0) + 1;
    room = host.receive(room, tokenOf(0), { type: 'answer', id, action: { ...action, to } }, nth).room;
  }
  return { first, actions, last: room };
}

/** What is clicked for an answer, in order. */
function clicksFor(action: AnyAction): string[] {
  const card = (id: number): string => `[data-card="${id}"]`;
  const seat = (nth: number): string => `button[data-seat="${nth}"]`;
  switch (action.type) {
    case 'play':
      return [card(action.card), ...(action.power === undefined ? [] : [`.choices [data-power="${action.power}"]`])];
    case 'draw':
      return ['[data-do=draw-button]'];
    case 'pass':
    case 'decline':
      return [`[data-do=${action.type}]`];
    case 'react':
      return [card(action.card)];
    case 'name':
      return [seat(action.target)];
    case 'choose':
      return action.cards.map(card);
    case 'pick':
      return [`[data-option="${action.option}"]`];
    case 'split':
      return action.shares.flatMap((share, nth) => Array.from({ length: share }, () => seat(nth)));
    case 'give':
      return action.gifts.flatMap(([given, to]) => [card(given), seat(to)]);
    case 'wish':
      return ['color' in action.wish ? `[data-color="${action.wish.color}"]` : `[data-number="${action.wish.number}"]`];
    case 'place':
      return [
        card(action.card),
        `[data-space="${action.at}"]`,
        ...(action.facing === undefined ? [] : [`[data-space="${action.facing}"]`]),
      ];
  }
}

/** Answers as a script says. What is whole by itself is sent with the last click; else somebody says that it is. */
export async function act(page: Page, way: Way, action: AnyAction): Promise<void> {
  await page.waitForSelector('.prompt[data-asked]', { timeout: 20_000 });
  const { id } = await askedOn(page);
  for (const selector of clicksFor(action)) await press(page, page.locator(`${selector}:visible`).last(), way, 20_000);
  await page.waitForFunction(
    (before) => {
      const prompt = document.querySelector<HTMLElement>('.prompt');
      if (prompt?.dataset.question !== before) return true;
      document.querySelector<HTMLElement>('[data-do=done]')?.click();
      return false;
    },
    id,
    { polling: 30, timeout: 5000 },
  );
}

/** The room as the page keeps it. */
export const keptRoom = (page: Page): Promise<Room<HostedTypes>> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('frantic-table/room') ?? '{}').room);

/** What is lit on the page. */
export const lit = (page: Page): Locator => page.locator('.lit:visible');

/** Clicks something in a way of one's own; what has to be there is waited for longer than what may be gone. */
export async function press(page: Page, one: Locator, way: Way, timeout = 2000): Promise<void> {
  if (way === 'mouse') return one.click({ timeout });
  if (way === 'touch') return one.tap({ timeout });
  const id = await one.evaluate((element) => {
    element.setAttribute('data-wanted', 'yes');
    return document.querySelectorAll('.lit, .picked').length;
  });
  for (let nth = 0; nth <= id; nth++) {
    await page.keyboard.press('ArrowRight');
    if (await page.evaluate(() => document.activeElement?.hasAttribute('data-wanted'))) break;
  }
  await page.keyboard.press('Enter');
  await page.evaluate(() => document.querySelector('[data-wanted]')?.removeAttribute('data-wanted'));
}

/** A finger rests on something, and is lifted. */
export async function rest(page: Page, one: Locator): Promise<void> {
  const box = await one.boundingBox();
  if (box === null) throw new Error('Nothing is there.');
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(700);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** What is asked on the page. */
const askedOn = (page: Page) =>
  page.evaluate(() => {
    const prompt = document.querySelector<HTMLElement>('.prompt');
    return { type: prompt?.dataset.asked ?? null, id: prompt?.dataset.question ?? null };
  });

/** Axe finds nothing serious on the page as it is now. */
export async function nothingSerious(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 160))])).toEqual([]);
}

/** What has been copied, as soon as something like it has been. */
export async function copied(page: Page, part: string): Promise<string> {
  let text = '';
  await expect
    .poll(async () => {
      text = await page.evaluate(() => navigator.clipboard.readText());
      return text;
    })
    .toContain(part);
  return text;
}

/** Answers what is asked now, by clicking what is lit until something else is asked; the types of questions met are noted. */
export async function answer(page: Page, way: Way, random: () => number, met?: Set<string>): Promise<void> {
  const { type, id } = await askedOn(page);
  if (type === null) return;
  met?.add(type);
  for (let clicks = 0; clicks < 60; clicks++) {
    if ((await askedOn(page)).id !== id) return;
    const now = await lit(page).all();
    const one = now[Math.floor(random() * now.length)];
    if (one === undefined) return;
    // What lay there may be gone by now: the game goes on.
    await press(page, one, way).catch(() => undefined);
  }
}

/** Plays until the game is over; says how many answers it took. */
export async function finish(page: Page, way: Way, seed: string, met?: Set<string>, most = 3000): Promise<number> {
  const random = createRandom(seed);
  for (let answers = 0; answers < most; answers++) {
    const take = page.locator('[data-do=take]');
    await page.waitForSelector('.prompt[data-asked], .prompt.over, [data-do=take]', { timeout: 20_000 });
    if (await page.locator('.prompt.over').isVisible()) return answers;
    if (await take.isVisible()) await take.click();
    else await answer(page, way, random, met);
  }
  throw new Error('The game does not end.');
}
