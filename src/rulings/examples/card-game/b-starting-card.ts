/** Tables of section B: Starting card. */
import type { TablesByNumber } from '../tables.ts';

export const startingCardTables: TablesByNumber = {
  'R-021': `
hands 0: red 1
hands 1: green 2
hands 2: yellow 1
top: red 9
options: {"dealCount":4}
seed: 16

0 plays red 1
1 names 2
1 chooses blue 8, green 1

round: 2
top: green gift
hands 0: blue 1, red 6, red exchange, yellow 6
hands 1: fantastic four, green 8
hands 2: black 4, blue 8, fantastic four, green 1, red 2, yellow 9
dealer: 1
active: 2
`,
  'R-022': `
hands 0: red 1
hands 1: green 2
top: red 9
options: {"dealCount":4}
seed: 234

0 plays red 1
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

round: 2
dealer: 1
lasting: ["time-bomb"]
asked: {"1":"turn"}
`,
  'R-023': `
hands 0: red 1
hands 1: green 2
top: red 9
options: {"dealCount":4}
seed: 224

0 plays red 1
not 0 plays blue gift (R-060)
0 plays green 8

round: 2
hands 0: blue gift, green 1, red 8, yellow 1
hands 1: black 9, blue 3, blue 8, green 1, green 7, red 2
eventsPast: ["expansion"]
dealer: 1
active: 1
`,
  'R-024': `
hands 0: red 1
hands 1: green 2
top: red 9
options: {"dealCount":4}
seed: 5

0 plays red 1
not 1 draws (R-094)
1 plays yellow 8

round: 2
hands 0: blue 7, fantastic four, red 4, yellow 6
hands 1: green 8, red 3, red 7
top: yellow 8
active: 0
---
hands 0: red 1
hands 1: green 2
top: red 9
options: {"dealCount":4}
seed: 9

0 plays red 1
1 passes

round: 2
top: blue 2nd chance
hands 0: fantastic, nice try, yellow 2, yellow 9
hands 1: blue 6, green 2, red 8, red gift, yellow 9
active: 0
`,
  'R-025': `
hands 0: red 1
hands 1: green 2
hands 2: yellow 1
top: red 9
options: {"dealCount":4}
seed: 99

0 plays red 1
1 names 2

round: 2
top: yellow skip
dealer: 1
active: 0
---
hands 0: red 1
hands 1: green 2
top: red 9
options: {"dealCount":4}
seed: 3

0 plays red 1

round: 2
top: yellow skip
dealer: 1
active: 1
`,
  'R-026': `
hands 0: red 1
hands 1: green 2
top: red 9
options: {"dealCount":4}
seed: 19

0 plays red 1
1 chooses black 4, yellow 1

round: 2
top: yellow exchange
hands 0: black 4, red 1, yellow 1, yellow 7
hands 1: blue 8, blue gift, nice try, yellow 4
active: 0
---
hands 0: red 1
hands 1: green 2
top: red 9
sets: ["troublemaker"]
options: {"dealCount":4}
seed: 72

0 plays red 1
1 chooses blue thief, green 6

round: 2
top: yellow thief
hands 0: fantastic four, red exchange
hands 1: blue 4, blue thief, fantastic four, green 6, green 8, yellow 8
active: 0
`,
  'R-027': `
hands 0: red 1
hands 1: green 2
top: red 9
options: {"dealCount":4}
seed: 56

0 plays red 1
1 wishes 4

round: 2
top: fantastic
wish: {"number":4}
active: 0
---
hands 0: red 1
hands 1: green 2
top: red 9
edition: "swiss1"
seed: 28

0 plays red 1
1 declines
1 wishes green

round: 2
top: fantastic four
wish: {"color":"green"}
hands 0: black 2, green 2nd chance, green 3, green 3, green skip, red 8, yellow skip
hands 1: counterattack, green 5, red 2, red 5, red exchange, red skip, yellow 6
active: 0
`,
  'R-028': `
hands 0: red 1
hands 1: green 2
top: red 9
options: {"dealCount":4}
seed: 13

0 plays red 1
1 wishes blue

round: 2
top: equality
hands 0: blue 4, counterattack, green 2, red 7
hands 1: black 9, blue gift, red 3, yellow 4
active: 0
`,
  'R-029': `
hands 0: red 1
hands 1: green 2
top: red 9
options: {"dealCount":4}
seed: 14

0 plays red 1
not 1 wishes 4 (R-079)
1 wishes yellow

round: 2
top: counterattack
wish: {"color":"yellow"}
active: 0
`,
  'R-030': `
hands 0: red 1
hands 1: green 2
top: red 9
options: {"dealCount":4}
seed: 656

0 plays red 1
0 plays black 5

round: 2
top: black 5
hands 0: blue skip, red 2, red 2nd chance
hands 1: black 1, blue 4, green 4, yellow gift
active: 1
---
hands 0: red 1
hands 1: green 2
top: red 9
options: {"dealCount":4,"startCard.blank":"redraw"}
seed: 656

0 plays red 1

round: 2
top: fantastic
discardPile: 1
asked: {"1":"wish"}
`,
  'R-031': `
hands 0: red 1
hands 1: green 2
top: red 9
sets: ["troublemaker"]
options: {"dealCount":4}
seed: 6660

0 plays red 1
0 plays black 3
1 declines

round: 2
top: black 3
hands 0: blue gift, green 1, green 1
hands 1: blue-yellow colour swap, fantastic, green 3, mimicry
active: 1
---
hands 0: red 1
hands 1: green 2
top: red 9
sets: ["supercharge"]
options: {"dealCount":4}
seed: 219

0 plays red 1
0 plays red 8

round: 2
top: red 8
active: 1
---
hands 0: red 1
hands 1: green 2
top: red 9
sets: ["troublemaker"]
options: {"dealCount":4,"startCard.blank":"redraw"}
seed: 6660

0 plays red 1

round: 2
top: green 4
discardPile: 1
active: 0
`,
  'R-032': `
hands 0: red 1
hands 1: green 2
top: red 9
sets: ["troublemaker"]
options: {"dealCount":4}
seed: 348

0 plays red 1
1 picks skip
1 picks green

round: 2
top: mimicry
dealer: 1
active: 1
`,
  'R-033': `
hands 0: red 1
hands 1: green 2
top: red 9
sets: ["troublemaker"]
options: {"dealCount":4}
seed: 12

0 plays red 1
1 picks red
not 0 plays green 7
0 plays red 1

round: 2
hands 0: green 7, inequality, yellow 8
hands 1: fantastic, fantastic, red 1, yellow 7
top: red 1
active: 1
`,
  'R-034': `
hands 0: red 1
hands 1: green 2
top: red 9
sets: ["troublemaker"]
options: {"dealCount":4}
seed: 919

0 plays red 1

round: 2
top: green troublemaker
eventsPast: ["expansion"]
hands 0: blue 5, green gift, green gift, inequality, red thief
hands 1: blue 2nd chance, blue 4, blue 7, fantastic, red 5, yellow 5
active: 0
`,
  'R-035': `
hands 0: red 1
hands 1: green 2
top: red 9
sets: ["supercharge"]
options: {"dealCount":4}
seed: 25

0 plays red 1

round: 2
top: red recharge
used: [[], []]
asked: {"0":"turn"}
`,
  'R-036': `
hands 0: red 1
hands 1: green 2
hands 2: yellow 1
top: red 9
options: {"dealCount":4}
seed: 139

0 plays red 1
1 names 2
2 tosses in counterattack
2 names 1
2 wishes blue

round: 2
top: counterattack
dealer: 1
skips: [0, 1, 0]
active: 2
`,
  'R-037': `
hands 0: red 1
hands 1: green 2
top: red 9
options: {"dealCount":4}
pointLimit: 50
seed: 1

0 plays red 1

round: 2
eventsPast: ["doomsday"]
scores: [50, 52]
winners: [0]
`,
};
