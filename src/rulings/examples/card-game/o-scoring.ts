/** Tables of section O: Scoring and game end. */
import type { TablesByNumber } from '../tables.ts';

export const scoringTables: TablesByNumber = {
  'R-346': `
hands 0: black 9, red 3
hands 1: green 9
hands 2: nice try, yellow 6
top: blue 9
events: time bomb
draw: red 1, blue 1, green 1
scores: [40,40,40]
pointLimit: 55

0 plays black 9
1 plays green 9
2 tosses in nice try
2 wishes yellow
2 plays yellow 6

scores: [53, 53, 30]
round: 2
---
hands 0: black 9, fuck you
hands 1: green 5
hands 2: yellow 6
top: blue 9
events: doomsday
scores: [1,2,3]
pointLimit: 1

0 plays black 9

hands 0: fuck you
hands 1: green 5
hands 2: yellow 6
scores: [51, 52, 53]
winners: [0]
`,
  'R-347': `
hands 0: blue 1
hands 1: green 5
top: blue 9
scores: [0,95]
pointLimit: 100

0 plays blue 1

scores: [0, 100]
round: 2
---
hands 0: blue 1
hands 1: green 5
top: blue 9
options: {"end.limit":"reach"}
scores: [0,95]
pointLimit: 100

0 plays blue 1

hands 0: nothing
hands 1: green 5
scores: [0, 100]
winners: [0]
---
hands 0: blue 1
hands 1: green 5
top: blue 9
edition: "intl"
scores: [0,95]
pointLimit: 100

0 plays blue 1

hands 0: nothing
hands 1: green 5
scores: [0, 100]
winners: [0]
`,
  'R-348': `
hands 0: black 9, red 1, red 2
hands 1: green 9
hands 2: yellow 6
top: blue 9
sets: ["troublemaker"]
events: double taxation
scores: [0,0,98]
pointLimit: 100

0 plays black 9
1 plays green 9

hands 0: red 1, red 2
hands 1: nothing
hands 2: yellow 6
scores: [6, 9, 110]
winners: [0]
`,
  'R-349': `
hands 0: black 9
hands 1: green 5
top: blue 9
events: time bomb
scores: [2,0]
pointLimit: 1

0 plays black 9

hands 0: nothing
hands 1: green 5
scores: [-8, 15]
winners: [0]
`,
  'R-350': `
hands 0: blue 1
hands 1: green 5
hands 2: yellow 6
top: blue 9
scores: [10,5,100]
pointLimit: 100

0 plays blue 1

hands 0: nothing
hands 1: green 5
hands 2: yellow 6
scores: [10, 10, 106]
winners: [0, 1]
---
hands 0: blue 1
hands 1: green 5
hands 2: yellow 6
top: blue 9
options: {"end.tie":"extraRound"}
scores: [10,5,100]
pointLimit: 100

0 plays blue 1

scores: [10, 10, 106]
round: 2
`,
  'R-351': `
hands 0: black 9
hands 1: green 5
top: blue 9
options: {"scoring":false}
events: time bomb

0 plays black 9

hands 0: nothing
hands 1: green 5
winners: [0]
---
hands 0: black 9, red 1
hands 1: green 1
hands 2: yellow 6
top: blue 9
options: {"scoring":false}
events: finish line

0 plays black 9

hands 0: red 1
hands 1: green 1
hands 2: yellow 6
winners: [0, 1]
`,
  'R-352': `
hands 0: blue 1
hands 1: green 9, black 8, fantastic, red skip
hands 2: fuck you, nice try
top: blue 9
pointLimit: 1

0 plays blue 1
2 declines

hands 0: nothing
hands 1: green 9, black 8, fantastic, red skip
hands 2: fuck you, nice try
scores: [0, 31, 49]
winners: [0]
---
hands 0: blue 1
hands 1: curse, the end
top: blue 9
sets: ["troublemaker","supercharge"]
pointLimit: 1

0 plays blue 1

hands 0: nothing
hands 1: curse, the end
scores: [0, 30]
winners: [0]
`,
  'R-354': `
hands 0: blue 1
hands 1: fuck you, fantastic, fantastic, fantastic, fantastic, fantastic, fantastic
top: blue 9
pointLimit: 80

0 plays blue 1

scores: [0, 84]
winners: [0]
`,
};
