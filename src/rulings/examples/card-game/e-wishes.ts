/** Tables of section E: Wishes and the top of the pile. */
import type { TablesByNumber } from '../tables.ts';

export const wishesTables: TablesByNumber = {
  'R-077': `
hands 0: equality, red 1, red 2
hands 1: green 1
top: blue 9
draw: yellow 1

0 plays equality
0 names 1

hands 0: red 1, red 2
hands 1: green 1, yellow 1
asked: {"0":"wish"}
---
hands 0: equality, red 1, red 2
hands 1: green 1
top: blue 9
draw: yellow 1
options: {"wish.timing":"onPlay"}

0 plays equality
0 wishes red
0 names 1

hands 0: red 1, red 2
hands 1: green 1, yellow 1
wish: {"color":"red"}
active: 1
`,
  'R-078': `
hands 0: fantastic, red 1
hands 1: green 1
top: blue 9

0 plays fantastic
not 0 declines (R-078)
0 wishes green

hands 0: red 1
hands 1: green 1
top: fantastic
wish: {"color":"green"}
active: 1
---
hands 0: fantastic, red 1
hands 1: green 1, yellow skip
top: blue 9
options: {"wish.optional":true}

0 plays fantastic
0 declines
1 plays green 1

hands 0: red 1
hands 1: yellow skip
top: green 1
active: 0
`,
  'R-079': `
hands 0: fantastic, red 1
hands 1: green 1
top: blue 9

0 plays fantastic
0 wishes 6

wish: {"number":6}
active: 1
---
hands 0: equality, red 1
hands 1: green 1
top: blue 9

0 plays equality
not 0 wishes 6 (R-079)
0 wishes green

wish: {"color":"green"}
active: 1
`,
  'R-080': `
hands 0: fantastic, red 1
hands 1: green 1
top: blue 9

0 plays fantastic
not 0 wishes black (R-080)
0 wishes yellow

wish: {"color":"yellow"}
active: 1
`,
  'R-081': `
hands 0: blue 3, red 1
hands 1: fantastic, green 1
top: blue 9
sets: ["supercharge"]
powers 0: colour blockade
powers 1: nothing

0 plays blue 3 with colour blockade
0 picks red
1 plays fantastic
not 1 wishes red
1 wishes green

hands 0: red 1
hands 1: green 1
wish: {"color":"green"}
active: 0
`,
  'R-082': `
hands 0: fantastic
hands 1: nice try, red 2
hands 2: blue 3, red 3
top: blue 9
draw: yellow 1, yellow 2, yellow 3

0 plays fantastic
0 wishes red
1 tosses in nice try
1 wishes blue

hands 0: yellow 1, yellow 2, yellow 3
hands 1: red 2
hands 2: blue 3, red 3
wish: {"color":"blue"}
active: 1
`,
  'R-083': `
hands 0: fantastic, red 1
hands 1: red 2
hands 2: green 4, green 6
top: blue 9
draw: yellow 1

0 plays fantastic
0 wishes green
1 draws
1 passes
2 plays green 4

hands 0: red 1
hands 1: red 2, yellow 1
hands 2: green 6
wish: null
top: green 4
active: 0
---
hands 0: fuck you, red 1, red 2, red 3, red 4, red 5, red 6, red 7, red 8, red 9
hands 1: green 3, yellow 3
top: {"wish":"green"}

0 plays fuck you
not 1 plays yellow 3 (R-067)

wish: {"color":"green"}
active: 1
`,
  'R-084': `
hands 0: black 3
hands 1: nice try, red 3, green 1
top: red 3
events: friday the 13th
draw: yellow 1, yellow 2, yellow 3

0 plays black 3
1 tosses in nice try
1 wishes green
not 1 plays red 3
1 plays green 1

hands 0: yellow 1, yellow 2, yellow 3
hands 1: red 3
top: green 1
active: 0
---
hands 0: blue skip, red 1
hands 1: counterattack, blue 2, yellow 1
top: blue 9

0 plays blue skip
1 tosses in counterattack
1 declines
1 wishes yellow
not 1 plays blue 2
1 plays yellow 1

hands 0: red 1
hands 1: blue 2
top: yellow 1
active: 0
`,
  'R-085': `
hands 0: fantastic four, counterattack, red 1
hands 1: counterattack, red 2
hands 2: green 3
top: blue 9

0 plays fantastic four
0 splits 0 4 0
1 tosses in counterattack
1 splits 4 0 0
0 tosses in counterattack
0 declines
0 wishes green

hands 0: red 1
hands 1: red 2
hands 2: green 3
wish: {"color":"green"}
active: 1
`,
  'R-086': `
hands 0: fantastic
hands 1: red 2
top: blue 9
pointLimit: 1

0 plays fantastic

hands 0: nothing
hands 1: red 2
asked: {"0":"wish"}
---
hands 0: fantastic
hands 1: red 2
top: blue 9
pointLimit: 1

0 plays fantastic
0 wishes red

scores: [0, 2]
winners: [0]
`,
  'R-087': `
hands 0: fantastic, red 1
hands 1: red 4, blue 3
top: blue 9
sets: ["supercharge"]
powers 0: recycling
powers 1: nothing

0 plays fantastic with recycling
0 wishes red
0 names 1
not 1 plays blue 3 (R-067)
1 plays red 4

hands 0: red 1
hands 1: blue 3, fantastic
top: red 4
active: 0
---
hands 0: red 3, green 1
hands 1: red 4, green 3
top: {"wish":"red"}
sets: ["supercharge"]
powers 0: recycling
powers 1: nothing

0 plays red 3 with recycling
0 names 1
not 1 plays green 3 (R-067)
1 plays red 4

hands 0: green 1
hands 1: green 3, red 3
top: red 4
active: 0
`,
  'R-088': `
hands 0: fantastic four, red 1
hands 1: green 1
top: blue 9
sets: ["supercharge"]
powers 0: number wish
powers 1: nothing
draw: yellow 1, yellow 2, yellow 3, yellow 4

0 plays fantastic four with number wish
0 wishes 7

hands 0: red 1
hands 1: green 1, yellow 1, yellow 2, yellow 3, yellow 4
wish: {"number":7}
active: 1
`,
  'R-089': `
hands 0: blue 3, red 1
hands 1: blue 4, black 5, green 5
hands 2: yellow 5, red 2
top: blue 9
events: friday the 13th
sets: ["supercharge"]
powers 0: black wish
powers 1: nothing
powers 2: nothing

0 plays blue 3 with black wish
not 1 plays blue 4
1 plays black 5
2 plays yellow 5

hands 0: red 1
hands 1: blue 4, green 5
hands 2: red 2
top: yellow 5
active: 0
`,
  'R-090': `
hands 0: black 3, red 1, green 1
hands 1: red 2, green 2
pile: green 3, red 7
top: {"wish":3}
events: vandalism

0 plays black 3

hands 0: green 1
hands 1: green 2
eventsPast: ["vandalism"]
active: 1
---
hands 0: fantastic, red 1, blue 1
hands 1: fantastic, red 2, blue 2
hands 2: black 7, red 4, blue 4
top: red 9
events: vandalism
options: {"vandalism.wishCounts":true}

0 plays fantastic
0 wishes blue
1 plays fantastic
1 wishes 7
2 plays black 7

hands 0: red 1
hands 1: red 2
hands 2: red 4
active: 0
---
hands 0: fantastic, red 1, blue 1
hands 1: fantastic, red 2, blue 2
hands 2: black 7, red 4, blue 4
top: red 9
events: vandalism

0 plays fantastic
0 wishes blue
1 plays fantastic
1 wishes 7
2 plays black 7

hands 0: blue 1
hands 1: blue 2
hands 2: blue 4
active: 0
`,
  'R-091': `
hands 0: green 9, red 1
hands 1: black 9, blue 1, green 1
top: blue 9
events: vandalism
sets: ["supercharge"]
powers 0: recycling
powers 1: nothing

0 plays green 9 with recycling
0 names 0
1 plays black 9

hands 0: green 9, red 1
hands 1: green 1
eventsPast: ["vandalism"]
active: 0
`,
  'R-092': `
hands 0: blue skip, red 1, blue 1
hands 1: counterattack, fantastic, red 2, blue 2
hands 2: black 7, red 4, blue 4
top: red skip
events: vandalism

0 plays blue skip
0 names 1
1 tosses in counterattack
1 declines
1 wishes red
1 plays fantastic
1 wishes 7
2 plays black 7

hands 0: red 1
hands 1: red 2
hands 2: red 4
active: 0
`,
};
