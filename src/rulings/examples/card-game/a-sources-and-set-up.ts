/** Tables of section A: Sources, principles, set-up. */
import type { TablesByNumber } from '../tables.ts';

export const sourcesAndSetUpTables: TablesByNumber = {
  'R-001': `
edition: "swiss1"
hands 0: fantastic four, blue 1
hands 1: red 1
hands 2: red 2
top: blue 9

0 plays fantastic four
0 declines
0 wishes red

hands 0: blue 1
hands 1: red 1
hands 2: red 2
active: 1
---
edition: "pandora"
hands 0: fantastic four, blue 1
hands 1: red 1
hands 2: red 2
top: blue 9

0 plays fantastic four
not 0 declines (R-093)

asked: {"0":"split"}
`,
  'R-002': `
hands 0: fantastic, red 1
hands 1: green 1
top: {"wish":4}

0 plays fantastic
0 wishes red

hands 0: red 1
hands 1: green 1
top: fantastic
active: 1
---
hands 0: blue 5, red 1
hands 1: fantastic, green 5, red 2
top: blue 9
sets: ["supercharge"]
powers 0: special seal
powers 1: nothing

0 plays blue 5 with special seal
not 1 plays fantastic (R-002)
1 plays green 5

hands 0: red 1
hands 1: fantastic, red 2
top: green 5
active: 0
`,
  'R-003': `
hands 0: blue gift, red 1
hands 1: green 1
top: blue 9
pointLimit: 1

0 plays blue gift

hands 0: nothing
hands 1: green 1, red 1
scores: [0, 2]
winners: [0]
`,
  'R-004': `
hands 0: blue gift, red 1, red 2
hands 1: green 1
hands 2: green 2
top: blue 9

0 plays blue gift
not 0 names 0 (R-004)

asked: {"0":"name"}
---
hands 0: edison, red 1
hands 1: green 1
top: blue 9
sets: ["supercharge"]
powers 0: looping
powers 1: open hands

0 plays edison
0 names 0
0 wishes red

powers 0: open hands
powers 1: looping
active: 1
`,
  'R-005': `
hands 0: blue exchange, red 1, red 2
hands 1: green 1, green 2, green 3
top: blue 9
seed: 1

0 plays blue exchange

hands 0: green 1, green 2
hands 1: green 3, red 1, red 2
active: 1
---
hands 0: blue exchange, red 1, red 2
hands 1: green 1, green 2, green 3
top: blue 9
seed: 2

0 plays blue exchange

hands 0: green 1, green 3
hands 1: green 2, red 1, red 2
active: 1
`,
  'R-006': `
hands 0: black 3, blue 1
hands 1: red 1, red 1
hands 2: yellow 1
top: red 3
events: charity
pointLimit: 1

0 plays black 3

hands 0: blue 1, red 1
hands 1: nothing
hands 2: yellow 1, red 1
scores: [2, 0, 2]
winners: [1]
`,
  'R-007': `
hands 0: counterattack, red 1
hands 1: fantastic four, red 2
hands 2: counterattack, red 3
top: blue 9
active: 1

1 plays fantastic four
1 splits 2 0 2
0 tosses in counterattack
2 tosses in counterattack
2 declines
2 wishes red

hands 0: counterattack, red 1
hands 1: red 2
hands 2: red 3
active: 2
`,
  'R-008': `
hands 0: red 1
hands 1: green 1
top: blue 9
seed: "slap"

0 draws
0 passes

hands 0: red 1, yellow 7
hands 1: green 1
active: 1
`,
  'R-010': `
hands 0: red 1
hands 1: green 2
top: red 9

0 plays red 1

round: 2
hands 0: counterattack, green skip, red 4, red 5, red skip, yellow 2nd chance, yellow 8
hands 1: black 3, black 6, fantastic, fantastic, green 5, green 6, yellow gift
drawPile: 110
---
hands 0: red 1
hands 1: green 2
top: red 9
options: {"dealCount":4}
seed: 4

0 plays red 1

round: 2
hands 0: black 2, equality, fantastic four, red 4
hands 1: black 1, blue 6, green 5, red 2
drawPile: 116
`,
  'R-012': `
hands 0: blue 1
hands 1: red 5
hands 2: red 9
hands 3: blue 2
top: blue 9
scores: [0, 100, 0, 0]

0 plays blue 1

scores: [0, 105, 9, 2]
round: 2
dealer: 2
---
hands 0: blue 1
hands 1: red 9
hands 2: red 2
hands 3: green 9
top: blue 9
dealer: 1

0 plays blue 1

scores: [0, 9, 2, 9]
round: 2
dealer: 3
`,
  'R-013': `
hands 0: black 9
hands 1: green 5
hands 2: yellow 6
top: red 9
sets: ["troublemaker"]
events: identity theft
scores: [0, 10, 90]

0 plays black 9

scores: [90, 15, 6]
round: 2
dealer: 2
`,
  'R-014': `
hands 0: black 9
hands 1: green 2
top: red 9
events: friday the 13th
seed: 2
options: {"dealCount":4}

0 plays black 9

round: 2
top: blue 2
eventsPast: []
`,
  'R-015': `
hands 0: red 1
hands 1: green 2
top: red 9
sets: ["supercharge"]
powers 0: looping, all draw one
powers 1: open hands, number wish
seed: 2
options: {"dealCount":4}

0 plays red 1 with looping

round: 2
powers 0: number wish, open hands
powers 1: random chance, troublecharger
used: [[], []]
---
hands 0: red 1
hands 1: green 2
top: red 9
sets: ["supercharge"]
powers 0: looping, all draw one
powers 1: open hands, number wish
seed: 2
options: {"dealCount":4,"power.keepBetweenRounds":true}

0 plays red 1 with looping

round: 2
powers 0: all draw one
powers 1: number wish, open hands
used: [["looping"], []]
`,
  'R-016': `
hands 0: fantastic, red 1
hands 1: purple 5, green 5
top: yellow 9
sets: ["pandoras-box"]
options: {"purple":"fifth"}

0 plays fantastic
0 wishes purple
1 plays purple 5

hands 0: red 1
hands 1: green 5
top: purple 5
active: 0
---
hands 0: fantastic, red 1
hands 1: purple 5, green 5
top: yellow 9
sets: ["pandoras-box"]
options: {"purple":"replace:blue"}

0 plays fantastic
not 0 wishes blue (R-079)
0 wishes purple
1 plays purple 5

hands 0: red 1
hands 1: green 5
top: purple 5
active: 0
---
hands 0: fantastic, red 1
hands 1: green 5
top: yellow 9
sets: ["pandoras-box"]
options: {"purple":"off"}

0 plays fantastic
not 0 wishes purple (R-079)
0 wishes blue

wish: {"color":"blue"}
active: 1
`,
  'R-017': `
hands 0: red 1
hands 1: green 1
top: yellow 9
sets: ["pandoras-box"]
options: {"purple":"fifth"}

0 draws
0 passes

drawPile: 159
---
hands 0: red 1
hands 1: green 1
top: yellow 9
sets: ["pandoras-box"]
options: {"purple":"replace:blue"}

0 draws
0 passes

drawPile: 129
---
hands 0: red 1
hands 1: green 1
top: yellow 9
sets: ["pandoras-box"]
options: {"purple":"replace:blue","purple.mirror":false}

0 draws
0 passes

drawPile: 134
`,
  'R-018': `
hands 0: fantastic, red 1
hands 1: green 1
top: blue 9

0 plays fantastic
not 0 wishes 10 (R-018)
0 wishes 9

wish: {"number":9}
active: 1
---
hands 0: fantastic, red 1
hands 1: green 1
top: blue 9
sets: ["supercharge"]

0 plays fantastic
0 wishes 10

wish: {"number":10}
active: 1
`,
  'R-019': `
edition: "intl"
hands 0: black 5, red 2, red 8
hands 1: blue 7, blue 8
hands 2: green 4, yellow 1
top: red 5
events: gambling man

0 plays black 5
0 chooses red 2
1 chooses blue 7
2 chooses green 4

hands 0: red 8
hands 1: blue 8
hands 2: blue 7, green 4, red 2, yellow 1
active: 1
`,
  'R-020': `
hands 0: red 1, red 2
hands 1: green 1
hands 2: yellow 1
top: blue 9
draw: blue 1, blue 2, blue 3

0 draws
0 passes
1 draws
1 passes
2 draws
2 passes

hands 0: red 1, red 2, blue 1
hands 1: green 1, blue 2
hands 2: yellow 1, blue 3
active: 0
---
hands 0: black 3, blue 1, blue 2
hands 1: red 1
hands 2: green 1, green 2, green 4
top: red 3
events: earthquake

0 plays black 3

hands 0: green 1, green 2, green 4
hands 1: blue 1, blue 2
hands 2: red 1
active: 1
`,
};
