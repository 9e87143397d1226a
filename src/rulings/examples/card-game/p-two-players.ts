/** Tables of section P: Two players. */
import type { TablesByNumber } from '../tables.ts';

export const twoPlayersTables: TablesByNumber = {
  'R-356': `
hands 0: black 9, red 1
hands 1: green 5, green 6, green 7
top: red 9
events: earthquake

0 plays black 9

hands 0: green 5, green 6, green 7
hands 1: red 1
active: 1
---
hands 0: black 9, red gift, red 1
hands 1: green skip, green 5
top: red 9
sets: ["supercharge"]
events: riot

0 plays black 9

hands 0: green skip, red 1
hands 1: red gift, green 5
active: 1
`,
  'R-357': `
hands 0: black 9, red 1
hands 1: green 5, green 6, green 7
top: red 9
events: merry christmas

0 plays black 9

hands 0: green 5, green 6, green 7
hands 1: red 1
active: 1
---
hands 0: black 9, red 1
hands 1: green 5, green 6, green 7
top: red 9
events: robin hood

0 plays black 9

hands 0: green 5, green 6, green 7
hands 1: red 1
active: 1
---
hands 0: black 9, red 1
hands 1: green 5, green 6, green 7
top: red 9
sets: ["troublemaker"]
events: distributor

0 plays black 9

hands 0: green 5, green 6, green 7
hands 1: red 1
active: 1
`,
  'R-358': `
hands 0: fantastic four, red 1
hands 1: green 5
top: blue 9
draw: blue 1, blue 2, blue 3, blue 4

0 plays fantastic four
0 wishes green

hands 0: red 1
hands 1: green 5, blue 1, blue 2, blue 3, blue 4
active: 1
`,
  'R-359': `
hands 0: black 9, red 1
hands 1: green 5, green 5
top: red 9
events: charity

0 plays black 9

hands 0: red 1, green 5
hands 1: green 5
active: 1
---
hands 0: black 9, red 1
hands 1: green 5
top: red 9
events: charity

0 plays black 9

hands 0: red 1
hands 1: green 5
active: 1
`,
  'R-360': `
hands 0: black 9, red 1, red 1
hands 1: green 5
top: red 9
sets: ["troublemaker"]
events: trust fall

0 plays black 9

hands 0: green 5
hands 1: red 1, red 1
active: 1
`,
};
