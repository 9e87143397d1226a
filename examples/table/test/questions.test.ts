/** Every kind of question of both games, answered by mouse, by touch and by keys. */
import { createRandom } from 'frantic-engine';
import type { HostedTypes, Room } from 'frantic-engine/host';
import type { Setup } from '../src/setup.ts';
import { answer, expect, OF_THREE, openRoom, roomAsked, test, type Way } from './kit.ts';

const ALL: Partial<Setup> = { sets: ['troublemaker', 'supercharge', 'pandoras-box'], windows: 'everyone' };
const BOARD: Partial<Setup> = {
  game: 'board',
  windows: 'everyone',
  chairs: OF_THREE,
};

const KINDS: readonly (readonly [game: string, type: string, setup: Partial<Setup>])[] = [
  ...['turn', 'react', 'name', 'choose', 'pick', 'split', 'give', 'wish'].map((type) => ['card', type, ALL] as const),
  ...['place', 'react', 'name', 'choose', 'pick'].map((type) => ['board', type, BOARD] as const),
];

const rooms = new Map<string, Room<HostedTypes>>();
/** A room in which that is asked; something can be tossed in, where that is the question. */
function roomWith(game: string, type: string, setup: Partial<Setup>): Room<HostedTypes> {
  const key = `${game} ${type}`;
  const known = rooms.get(key);
  if (known !== undefined) return known;
  const room = roomAsked(
    setup,
    (question) => question.type === type && (type !== 'react' || question.cards?.length !== 0),
  );
  rooms.set(key, room);
  return room;
}

// Mouse and keys are for a desk, touch is for a phone.
for (const [game, type, setup] of KINDS)
  for (const way of ['mouse', 'touch', 'keys'] satisfies Way[])
    test(`${game} game: ${type}, by ${way} ${way === 'touch' ? '@phone' : '@desk'}`, async ({ page }) => {
      await openRoom(page, roomWith(game, type, setup));
      const prompt = page.locator(`.prompt[data-asked=${type}]`);
      await expect(prompt).toBeVisible();
      const id = await prompt.getAttribute('data-question');
      await answer(page, way, createRandom(`${game} ${type}`));
      // It has been taken: something else is asked, or nobody is.
      await expect(page.locator(`.prompt[data-question="${id}"]`)).toHaveCount(0);
      await expect(page.locator('.notice')).toHaveCount(0);
    });
