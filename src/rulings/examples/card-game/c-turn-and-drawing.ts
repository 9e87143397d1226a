/** Tables of section C: Turn and drawing. */
import type { TablesByNumber } from '../tables.ts';

export const turnAndDrawingTables: TablesByNumber = {
  'R-038': `
hands 0: red 1, blue 2
hands 1: green 3
top: red 9
draw: yellow 4

not 0 passes (R-038)
0 draws
0 passes

hands 0: red 1, blue 2, yellow 4
hands 1: green 3
top: red 9
active: 1
`,
  'R-039': `
hands 0: red 1, blue 2
hands 1: green 3
top: green 9
draw: green 4

0 draws
not 0 draws (R-039)
0 plays green 4

hands 0: red 1, blue 2
hands 1: green 3
top: green 4
active: 1
`,
  'R-040': `
hands 0: red 1, blue 2
hands 1: green 3
top: red 9
draw: red 4

0 draws
0 plays red 1

hands 0: blue 2, red 4
hands 1: green 3
top: red 1
active: 1
`,
  'R-041': `
hands 0: red 1
hands 1: green 3
top: blue 9
draw: green 4

0 draws

hands 0: red 1, green 4
hands 1: green 3
knows: [[], []]
`,
  'R-042': `
hands 0: blue 1, blue 2, blue 3
hands 1: green 3
top: blue 9

0 plays blue 1
not 0 plays blue 2

hands 0: blue 2, blue 3
hands 1: green 3
active: 1
---
hands 0: blue skip, red 1
hands 1: counterattack, red 4, red 5
hands 2: green 3
top: blue 9

0 plays blue skip
0 names 1
1 tosses in counterattack
1 declines
1 wishes red
1 plays red 4

hands 0: red 1
hands 1: red 5
hands 2: green 3
active: 2
`,
  'R-043': `
hands 0: red 1, red 2
hands 1: green 1
top: red 9
drawOnly: true
pointLimit: 1

0 draws

hands 0: red 1, red 2
hands 1: green 1
scores: [3, 1]
winners: [1]
`,
  'R-044': `
hands 0: red 1
hands 1: red 2, blue 3
top: blue 9
draw: red 4
drawOnly: true
pointLimit: 1

0 draws
0 passes

hands 0: red 1, red 4
hands 1: red 2, blue 3
drawPile: 0
asked: {"1":"turn"}
---
hands 0: red 1
hands 1: red 2, blue 3
top: blue 9
draw: red 4
drawOnly: true
pointLimit: 1

0 draws
0 passes
1 plays blue 3
0 draws

hands 0: red 1, red 4
hands 1: red 2
scores: [5, 2]
winners: [1]
`,
  'R-045': `
hands 0: fantastic four, blue 1
hands 1: red 5
top: blue 9
draw: yellow 3, yellow 4
drawOnly: true
pointLimit: 1

0 plays fantastic four
0 wishes red

hands 0: blue 1
hands 1: red 5, yellow 3, yellow 4
wish: {"color":"red"}
scores: [1, 12]
winners: [0]
---
hands 0: black 3, blue 1
hands 1: red 5
hands 2: green 6
top: red 3
draw: yellow 8, yellow 2
drawOnly: true
events: market
pointLimit: 1

0 plays black 3
1 chooses yellow 2

hands 0: blue 1
hands 1: red 5, yellow 2
hands 2: green 6, yellow 8
scores: [1, 7, 14]
winners: [0]
`,
  'R-046': `
hands 0: red 1
hands 1: red 2
top: blue 9
drawOnly: true
pointLimit: 1

0 draws

hands 0: red 1
hands 1: red 2
discardPile: 123
drawPile: 0
scores: [1, 2]
`,
  'R-047': `
hands 0: black 3, blue 1
hands 1: red 5
hands 2: green 6
top: red 3
draw: yellow 1, yellow 2, yellow 3, yellow 4
drawOnly: true
events: expansion
pointLimit: 1

0 plays black 3

hands 0: blue 1, yellow 4
hands 1: red 5, yellow 1
hands 2: green 6, yellow 2, yellow 3
scores: [5, 6, 11]
---
hands 0: fantastic four, blue 1
hands 1: red 5
hands 2: green 6
top: blue 9
draw: yellow 1, yellow 2, yellow 3
drawOnly: true
pointLimit: 1

0 plays fantastic four
0 splits 0 2 2
0 names 2
0 wishes red

hands 0: blue 1
hands 1: red 5, yellow 3
hands 2: green 6, yellow 1, yellow 2
scores: [1, 8, 9]
`,
  'R-048': `
hands 0: blue 1, blue 4
hands 1: red 2
top: blue 9
drawOnly: true
pointLimit: 1

0 draws
not 0 plays blue 1

hands 0: blue 1, blue 4
hands 1: red 2
scores: [5, 2]
winners: [1]
`,
  'R-049': `
hands 0: blue 1
hands 1: red 5
hands 2: green 6
top: blue 9
drawOnly: true
scores: [0, 4, 0]
pointLimit: 5

0 draws

scores: [1, 9, 6]
winners: [0]
---
hands 0: fantastic four
hands 1: red 5
top: blue 9
draw: yellow 3
drawOnly: true
pointLimit: 1

0 plays fantastic four
0 wishes red

hands 0: nothing
hands 1: red 5, yellow 3
scores: [0, 8]
`,
  'R-050': `
hands 0: fantastic four
hands 1: red 5, nice try
top: blue 9
draw: yellow 3
drawOnly: true
pointLimit: 1

0 plays fantastic four
0 wishes red
not 1 tosses in nice try

hands 0: nothing
hands 1: red 5, nice try, yellow 3
scores: [0, 15]
`,
  'R-051': `
hands 0: blue skip, red 1
hands 1: red 5
hands 2: green 6
top: blue 9
skips: [0, 1, 1]

0 plays blue skip

hands 0: red 1
hands 1: red 5
hands 2: green 6
top: blue skip
active: 0
---
hands 0: equality, red 1
hands 1: red 5, red 6
top: blue 9

0 plays equality
0 wishes red

hands 0: red 1
hands 1: red 5, red 6
top: equality
active: 1
`,
  'R-052': `
hands 0: fuck you, red 1, red 2, red 3, red 4, red 5, red 6, red 7, red 8
hands 1: green 3
top: blue 9

not 0 plays fuck you (R-052)

top: blue 9
active: 0
---
hands 0: fuck you, red 1, red 2, red 3, red 4, red 5, red 6, red 7, red 8
hands 1: green 3
top: blue 9
draw: green 4

0 draws
0 plays fuck you

hands 0: red 1, red 2, red 3, red 4, red 5, red 6, red 7, red 8, green 4
hands 1: green 3
top: blue 9
active: 1
`,
  'R-053': `
hands 0: fuck you, red 1, red 2, red 3, red 4, red 5, red 6, red 7, red 8, red 9
hands 1: green 3, blue 1
top: blue 9

0 plays fuck you
1 plays blue 1

hands 0: red 1, red 2, red 3, red 4, red 5, red 6, red 7, red 8, red 9
hands 1: green 3
top: blue 1
active: 0
`,
  'R-054': `
hands 0: blue 2nd chance, fuck you, red 1, red 2, red 3, red 4, red 5, red 6, red 7, red 8, red 9
hands 1: green 3, blue 1
top: blue 9

0 plays blue 2nd chance
0 plays fuck you

hands 0: red 1, red 2, red 3, red 4, red 5, red 6, red 7, red 8, red 9
hands 1: green 3, blue 1
top: blue 2nd chance
asked: {"1":"turn"}
`,
  'R-055': `
hands 0: fuck you, red 1, red 2, red 3, red 4, red 5, red 6, red 7, red 8, red 9
hands 1: green 3
top: blue 9
draw: yellow 4
sets: ["supercharge"]
powers 0: all draw one
powers 1: nothing

0 plays fuck you with all draw one

hands 0: red 1, red 2, red 3, red 4, red 5, red 6, red 7, red 8, red 9
hands 1: green 3, yellow 4
top: blue 9
used: [["all draw one"], []]
active: 1
`,
  'R-056': `
hands 0: curse
hands 1: green 3
top: blue 9
draw: red 1
sets: ["troublemaker"]

not 0 plays curse (R-056)
0 draws
not 0 plays curse (R-056)
0 passes

hands 0: curse, red 1
hands 1: green 3
active: 1
---
hands 0: blue gift, curse
hands 1: green 3
top: blue 9
sets: ["troublemaker"]
pointLimit: 1

0 plays blue gift

hands 0: nothing
hands 1: green 3, curse
scores: [0, 16]
winners: [0]
`,
  'R-057': `
hands 0: the end, red 1
hands 1: green 3
top: blue 9
sets: ["supercharge"]

not 0 plays the end (R-057)

hands 0: the end, red 1
hands 1: green 3
active: 0
---
hands 0: the end
hands 1: green 3
top: {"wish":4}
sets: ["supercharge"]
pointLimit: 1

0 plays the end

hands 0: nothing
hands 1: green 3
scores: [0, 3]
winners: [0]
`,
  'R-058': `
hands 0: black 9, the end
hands 1: green 9, green 5
top: red 9
events: time bomb
sets: ["supercharge"]
pointLimit: 1

0 plays black 9
1 plays green 9
0 plays the end

hands 0: nothing
hands 1: green 5
scores: [0, 5]
winners: [0]
`,
};
