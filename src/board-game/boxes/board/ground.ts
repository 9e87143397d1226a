/** Cards that change how their space is moved over. */
import { ground } from '../../rows/define.ts';

export const groundCards = [
  ground({
    id: 'stop',
    name: 'stop',
    copies: 5,
    text: 'Whoever enters this space stops on it.',
    rulings: ['R-408'],
    enter: () => 0,
  }),
  ground({
    id: 'x',
    name: 'x',
    copies: 5,
    text: 'Nobody moves onto this space: it is stepped over and does not count. Whoever a card puts here goes one space forward.',
    rulings: ['R-409'],
    barred: true,
  }),
  ground({
    id: 'snail',
    name: 'snail',
    copies: 5,
    text: 'It takes two steps to pass this space. Whoever enters it with the last step loses nothing.',
    rulings: ['R-410'],
    enter: (steps) => Math.max(0, steps - 1),
  }),
];
