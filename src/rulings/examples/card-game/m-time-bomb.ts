/** Tables of section M: Time Bomb. */
import type { TablesByNumber } from '../tables.ts';

export const timeBombTables: TablesByNumber = {
  'R-304': `
hands 0: black 9, red 1, red 2
hands 1: green 9, green skip, green 5, green 6
top: blue 9
events: time bomb
draw: yellow 1, yellow 2
pointLimit: 1

0 plays black 9
1 plays green 9
0 draws
0 passes
1 plays green skip
1 plays green 5
0 draws
0 passes

hands 0: red 1, red 2, yellow 1, yellow 2
hands 1: green 6
scores: [12, 12]
winners: [0, 1]
`,
  'R-305': `
hands 0: black 9, red 1, red 2
hands 1: green 2, green 3
top: red 9
events: time bomb
draw: yellow 1, yellow 2, yellow 3, yellow 4, yellow 5, yellow 6
pointLimit: 1

0 plays black 9
1 draws
1 passes
0 draws
0 passes
1 draws
1 passes
0 draws
0 passes
1 draws
1 passes
0 draws
0 passes

hands 0: red 1, red 2, yellow 2, yellow 4, yellow 6
hands 1: green 2, green 3, yellow 1, yellow 3, yellow 5
scores: [30, 28]
winners: [1]
---
hands 0: black 9, red 1, red 4
hands 1: green 9, green 2, green 4, red 2, blue 1
hands 2: green 1, green 3, green 5, red 3, blue 2
top: blue 9
sets: ["supercharge"]
options: {"time-bomb.end":"allThree"}
powers 0: nothing
powers 1: looping
powers 2: looping
events: time bomb
draw: yellow 1

0 plays black 9
1 plays green 9
2 plays green 1 with looping
1 plays green 2 with looping
2 plays green 3
1 plays green 4
2 plays green 5
0 draws
0 passes

hands 0: red 1, red 4, yellow 1
hands 1: red 2, blue 1
hands 2: red 3, blue 2
top: green 5
active: 1
`,
  'R-306': `
hands 0: black 9, red 1, red 4
hands 1: green 9, green 2, green 4, red 2, blue 1
hands 2: green 1, green 3, green 5, red 3, blue 2
top: blue 9
sets: ["supercharge"]
powers 0: nothing
powers 1: looping
powers 2: looping
events: time bomb
draw: yellow 1
pointLimit: 1

0 plays black 9
1 plays green 9
2 plays green 1 with looping
1 plays green 2 with looping
2 plays green 3
1 plays green 4
2 plays green 5
0 draws
0 passes

hands 0: red 1, red 4, yellow 1
hands 1: red 2, blue 1
hands 2: red 3, blue 2
scores: [12, 6, 10]
winners: [1]
`,
  'R-307': `
hands 0: black 9, red 1
hands 1: green 5
top: blue 9
events: time bomb
draw: yellow 1, yellow 2, yellow 3, yellow 4, yellow 5

0 plays black 9
1 draws
1 passes
0 draws
0 passes
1 draws
1 passes
0 draws
0 passes
1 draws
1 passes

active: 0
lasting: ["time-bomb"]
asked: {"0":"turn"}
`,
  'R-308': `
hands 0: black 9, red 9
hands 1: green 2, green 3
top: red 9
events: time bomb
pointLimit: 1
scores: [20, 0]
draw: yellow 1

0 plays black 9
1 draws
1 passes
0 plays red 9

hands 0: nothing
hands 1: green 2, green 3, yellow 1
scores: [10, 16]
`,
  'R-309': `
hands 0: black 9
hands 1: green 5
hands 2: yellow 6
top: blue 9
events: time bomb
pointLimit: 1

0 plays black 9

hands 0: nothing
hands 1: green 5
hands 2: yellow 6
scores: [-10, 15, 16]
winners: [0]
`,
  'R-310': `
hands 0: black 9, blue 9, blue 8, blue 7
hands 1: green 5
top: blue 9
events: time bomb
draw: red 1, blue 1, green 1
pointLimit: 1

0 plays black 9
1 draws
1 passes
0 plays blue 9
1 draws
1 passes
0 plays blue 8
1 draws
1 passes
0 plays blue 7

hands 0: nothing
hands 1: green 5, red 1, blue 1, green 1
scores: [-10, 18]
winners: [0]
`,
  'R-311': `
hands 0: black 9, red 3
hands 1: green 5
top: blue 9
events: time bomb
draw: red 1, blue 1, green 1, yellow 1, red 1, blue 1
scores: [100,50]
pointLimit: 1

0 plays black 9
1 draws
1 passes
0 draws
0 passes
1 draws
1 passes
0 draws
0 passes
1 draws
1 passes
0 draws
0 passes

hands 0: red 3, blue 1, yellow 1, blue 1
hands 1: green 5, red 1, green 1, red 1
scores: [112, 66]
winners: [1]
`,
  'R-312': `
hands 0: black 9, red 3
hands 1: green 5
top: blue 9
options: {"time-bomb.onOtherEnd":"neutral"}
events: time bomb
draw: red 1
drawOnly: true
pointLimit: 1

0 plays black 9
1 draws
1 passes
0 draws

hands 0: red 3
hands 1: green 5, red 1
scores: [3, 6]
winners: [0]
---
hands 0: black 9, red 3
hands 1: green 5
top: blue 9
options: {"time-bomb.onOtherEnd":"double"}
events: time bomb
draw: red 1
drawOnly: true
pointLimit: 1

0 plays black 9
1 draws
1 passes
0 draws

hands 0: red 3
hands 1: green 5, red 1
scores: [6, 12]
winners: [0]
`,
  'R-313': `
hands 0: red troublemaker, green 3
hands 1: blue troublemaker, green 5
hands 2: blue 3, blue 6
top: red 9
sets: ["troublemaker"]
events: time bomb, repeat
draw: red 1, blue 1
pointLimit: 1

0 plays red troublemaker
1 plays blue troublemaker
2 plays blue 3
0 draws
0 passes
1 draws
1 passes
2 plays blue 6

hands 0: green 3, red 1
hands 1: green 5, blue 1
hands 2: nothing
scores: [24, 26, -20]
winners: [2]
---
hands 0: red troublemaker, green 3
hands 1: blue troublemaker, green 5
hands 2: blue 3, blue 6
top: red 9
sets: ["troublemaker"]
options: {"time-bomb.stack":false}
events: time bomb, repeat
draw: red 1, blue 1
pointLimit: 1

0 plays red troublemaker
1 plays blue troublemaker
2 plays blue 3
0 draws
0 passes
1 draws
1 passes
2 plays blue 6

hands 0: green 3, red 1
hands 1: green 5, blue 1
hands 2: nothing
scores: [14, 16, -10]
winners: [2]
`,
  'R-314': `
hands 0: red troublemaker, red 1
hands 1: red 5
hands 2: yellow 6
top: red 9
sets: ["troublemaker"]
events: plague, time bomb, last chance, third time lucky
draw: yellow 1, yellow 2, yellow 3, yellow 4, yellow 5, yellow 7, yellow 8, yellow 9, blue 1

0 plays red troublemaker
1 plays red 5

hands 0: red 1, yellow 4, yellow 5, yellow 7
hands 1: yellow 8, yellow 9, blue 1
hands 2: yellow 6, yellow 1, yellow 2, yellow 3
top: red 5
active: 2
---
hands 0: red troublemaker, red 1
hands 1: red 5
hands 2: yellow 6
top: red 9
sets: ["troublemaker"]
events: plague, time bomb, last chance, friday the 13th
pointLimit: 1

0 plays red troublemaker
1 plays red 5

hands 0: red 1
hands 1: nothing
hands 2: yellow 6
scores: [11, -10, 16]
winners: [1]
`,
  'R-315': `
hands 0: black 9, the end
hands 1: green 5
top: blue 9
sets: ["supercharge"]
events: time bomb
draw: yellow 1
pointLimit: 1

0 plays black 9
1 draws
1 passes
0 plays the end

hands 0: nothing
hands 1: green 5, yellow 1
scores: [0, 6]
winners: [0]
`,
  'R-316': `
hands 0: black 9, red 3
hands 1: green 9
hands 2: nice try
top: blue 9
events: time bomb
draw: red 1, blue 1, green 1
pointLimit: 1

0 plays black 9
1 plays green 9
2 tosses in nice try
2 wishes red

hands 0: red 3
hands 1: red 1, blue 1, green 1
hands 2: nothing
scores: [13, 13, -10]
winners: [2]
---
hands 0: black 9, red 3
hands 1: fantastic four, green 5
hands 2: counterattack
top: blue 9
events: time bomb
pointLimit: 1

0 plays black 9
1 plays fantastic four
1 splits 0 0 4
2 tosses in counterattack
2 declines
2 wishes red

hands 0: red 3
hands 1: green 5
hands 2: nothing
scores: [13, 15, -10]
winners: [2]
`,
};
