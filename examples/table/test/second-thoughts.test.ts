/** Whoever has picked something and thinks again picks something else, or takes it back. */
import type { AnyQuestion } from '../src/game.ts';
import { choicesFor } from '../src/play/follow.ts';
import { pickedCards } from '../src/play/lit.ts';
import type { Setup } from '../src/setup.ts';
import { expect, OF_THREE, openRoom, roomAsked, test } from './kit.ts';

const BOARD: Partial<Setup> = {
  game: 'board',
  chairs: OF_THREE,
};

/** A card that needs a space and a way to face, and another one that can be laid. */
function inThreeSteps(question: AnyQuestion): { card: number; space: number; other: number } | null {
  const first = choicesFor(question, []).next;
  for (const click of first)
    for (const next of choicesFor(question, [click]).next) {
      const faces = choicesFor(question, [click, next]).next.some((one) => 'facing' in one);
      const [card, other] = [pickedCards([click])[0], pickedCards(first.filter((one) => one !== click))[0]];
      if (faces && 'at' in next && card !== undefined && other !== undefined) return { card, space: next.at, other };
    }
  return null;
}

test('a card that was picked with its space is taken back with it, or another one is picked in its place', async ({
  page,
}) => {
  let found: ReturnType<typeof inThreeSteps> = null;
  const room = roomAsked(BOARD, (question) => {
    found = question.type === 'place' ? inThreeSteps(question as unknown as AnyQuestion) : null;
    return found !== null;
  });
  const { card, space, other } = found ?? { card: -1, space: -1, other: -1 };
  await openRoom(page, room);
  const cardOf = (id: number) => page.locator(`.hand [data-card="${id}"]`);
  const arrows = page.locator('.space .arrow');
  const pick = async (): Promise<void> => {
    await cardOf(card).click();
    await page.locator(`[data-zone="space:${space}"]`).click();
    await expect(arrows).not.toHaveCount(0);
  };
  await pick();
  await cardOf(card).click();
  await expect(arrows).toHaveCount(0);
  await expect(cardOf(card)).toHaveClass('card lit');
  await pick();
  await cardOf(other).click();
  await expect(arrows).toHaveCount(0);
  await expect(cardOf(other)).toHaveAttribute('aria-pressed', 'true');
  await expect(cardOf(card)).toHaveAttribute('aria-pressed', 'false');
});
