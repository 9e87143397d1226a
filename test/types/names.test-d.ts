/** Names that are known when a program is compiled: checked by `tsc`, never run. */
import { createGame, type SetName, type Setup } from 'frantic-engine';
import * as board from 'frantic-engine/board-game';
import type { RuleContext } from 'frantic-engine/house-rules';
import { table } from 'frantic-engine/testing';

const two = { players: 2, seed: 1 } as const;

export const sets: readonly SetName[] = ['troublemaker', 'supercharge', 'pandoras-box'];
createGame({ ...two, sets: ['supercharge', 'troublemaker'] });
// @ts-expect-error misspelt
createGame({ ...two, sets: ['troublmaker'] });
// @ts-expect-error the base game is in every game
createGame({ ...two, sets: ['base'] });
// @ts-expect-error nobody has registered it: docs/concepts/house-rules.md shows how
export const mine: SetName = 'mine';
// @ts-expect-error misspelt
table({ hands: [[], []], sets: ['pandora-box'] });

export const options: Setup['options'] = {
  purple: 'replace:red',
  dealCount: 5,
  'wish.timing': 'onPlay',
};
// @ts-expect-error misspelt
createGame({ ...two, options: { dealcount: 5 } });
// @ts-expect-error misspelt
createGame({ ...two, options: { 'wish.timing': 'onplay' } });
// @ts-expect-error yes or no
createGame({ ...two, options: { scoring: 'yes' } });
// @ts-expect-error no such color
createGame({ ...two, options: { purple: 'replace:orange' } });
// @ts-expect-error of another game
createGame({ ...two, options: { 'multi.wild': true } });
// @ts-expect-error no such edition
createGame({ ...two, edition: 'swiss2' });

board.createGame({ ...two, options: { 'jump.timing': 'pass' } });
// @ts-expect-error misspelt
board.createGame({ ...two, options: { 'board.jumpTimming': 'pass' } });
// @ts-expect-error no such time
board.createGame({ ...two, options: { 'jump.timing': 'later' } });

// Rows ask for options by names that are there.
type Holds = (c: RuleContext) => boolean;
export const silent: Holds = ({ options }) => options.scoring && options.purple === 'fifth';
// @ts-expect-error misspelt
export const misspelt: Holds = ({ options }) => options.scorring;
// @ts-expect-error it can never be that
export const never: Holds = ({ options }) => options.purple === 'lilac';
