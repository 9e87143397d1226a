/** Tables of section J: Lucky Bastard – the card itself and its limits. */
import type { TablesByNumber } from '../tables.ts';

export const luckyBastardTables: TablesByNumber = {
  'R-183': `
hands 0: black 9, red 1, red 2
hands 1: green 1, lucky bastard
hands 2: blue 1, blue 2
top: red 9
sets: ["troublemaker"]
events: third time lucky
draw: yellow 1, yellow 2, yellow 3, yellow 4, yellow 5, yellow 6

0 plays black 9
1 tosses in lucky bastard
1 wishes green

hands 0: red 1, red 2, yellow 4, yellow 5, yellow 6
hands 1: green 1
hands 2: blue 1, blue 2, yellow 1, yellow 2, yellow 3
top: lucky bastard
active: 1
`,
  'R-184': `
hands 0: black 9, red 1, lucky bastard
hands 1: green 1, green 2
top: red 9
sets: ["troublemaker"]
events: friday the 13th

0 plays black 9
not 0 tosses in lucky bastard

hands 0: red 1, lucky bastard
hands 1: green 1, green 2
top: black 9
active: 1
---
hands 0: black 9, red 1, lucky bastard
hands 1: green 1, green 2
top: red 9
edition: "webde"
sets: ["troublemaker"]
events: third time lucky
draw: yellow 1, yellow 2, yellow 3

0 plays black 9
0 tosses in lucky bastard
0 wishes green

hands 0: red 1
hands 1: green 1, green 2, yellow 1, yellow 2, yellow 3
top: lucky bastard
wish: {"color":"green"}
active: 1
---
hands 0: black 9, red 1, lucky bastard
hands 1: green 1, green 2
top: red 9
sets: ["troublemaker"]
options: {"lucky-bastard.activePlayer":true}
events: third time lucky
draw: yellow 1, yellow 2, yellow 3

0 plays black 9
0 tosses in lucky bastard
0 wishes green

hands 0: red 1
hands 1: green 1, green 2, yellow 1, yellow 2, yellow 3
top: lucky bastard
wish: {"color":"green"}
active: 1
`,
  'R-185': `
hands 0: red 1
hands 1: green 5
hands 2: yellow 6
top: red 9
sets: ["troublemaker"]
windows: "everyone"
seed: 28

0 plays red 1
1 declines
2 declines

round: 2
dealer: 2
top: black 5
asked: {"0":"react","1":"react"}
`,
  'R-186': `
hands 0: black 9, red 1
hands 1: lucky bastard, green 5
hands 2: yellow 6
top: blue 9
sets: ["troublemaker"]
events: expansion
draw: yellow 1, yellow 2, yellow 3

0 plays black 9
1 tosses in lucky bastard
1 wishes red

hands 0: red 1, yellow 2, yellow 3
hands 1: green 5
hands 2: yellow 6, yellow 1
top: lucky bastard
wish: {"color":"red"}
active: 1
---
hands 0: black 9, red 1
hands 1: lucky bastard, green 1, green 2
hands 2: yellow 6
top: blue 9
sets: ["troublemaker"]
options: {"lucky-bastard.benchmark":true}
events: communism
draw: yellow 1, yellow 2

0 plays black 9
1 tosses in lucky bastard
1 wishes red

hands 0: red 1, yellow 2
hands 1: green 1, green 2
hands 2: yellow 6, yellow 1
top: lucky bastard
wish: {"color":"red"}
active: 1
`,
  'R-187': `
hands 0: black 9, red 1, red 2, red 3, red 4
hands 1: lucky bastard, curse, fuck you
hands 2: yellow 6, yellow 7
top: blue 9
sets: ["troublemaker"]
events: recession

0 plays black 9
1 tosses in lucky bastard
1 wishes red
2 chooses yellow 6
0 chooses red 1, red 2

hands 0: red 3, red 4
hands 1: curse, fuck you
hands 2: yellow 7
top: lucky bastard
wish: {"color":"red"}
active: 1
`,
  'R-188': `
hands 0: black 9, red 1
hands 1: lucky bastard
hands 2: yellow 6
top: blue 9
sets: ["troublemaker"]
events: third time lucky
draw: yellow 1, yellow 2, yellow 3, yellow 4, yellow 5, yellow 7
pointLimit: 1

0 plays black 9
1 tosses in lucky bastard
1 wishes red

hands 0: red 1, yellow 4, yellow 5, yellow 7
hands 1: nothing
hands 2: yellow 6, yellow 1, yellow 2, yellow 3
scores: [17, 0, 12]
winners: [1]
`,
  'R-189': `
hands 0: black 9, red 1
hands 1: lucky bastard, green 9, red 5
hands 2: yellow 6
top: blue 9
sets: ["troublemaker"]
events: expansion
draw: yellow 1, yellow 2, yellow 3

0 plays black 9
1 tosses in lucky bastard
1 wishes red
not 1 plays green 9
1 plays red 5

hands 0: red 1, yellow 2, yellow 3
hands 1: green 9
hands 2: yellow 6, yellow 1
top: red 5
active: 2
`,
  'R-190': `
hands 0: black 9, red 1
hands 1: lucky bastard, green 5, red 5
hands 2: mimicry, yellow 6
top: blue 9
sets: ["troublemaker"]
events: expansion
draw: yellow 1

0 plays black 9
1 tosses in lucky bastard
2 tosses in mimicry
1 wishes red
2 wishes green
not 1 plays red 5
1 plays green 5

hands 0: red 1, yellow 1
hands 1: red 5
hands 2: yellow 6
top: green 5
active: 2
`,
  'R-191': `
hands 0: black 9, red 1
hands 1: green 1, green 2, lucky bastard
top: red 9
sets: ["troublemaker"]
events: doomsday
pointLimit: 1

0 plays black 9
1 tosses in lucky bastard
1 wishes green

scores: [50, 0]
winners: [1]
`,
  'R-192': `
hands 0: black 9, red 1
hands 1: lucky bastard, red 5
hands 2: yellow 6
top: blue 9
sets: ["troublemaker"]
events: time bomb
pointLimit: 1

0 plays black 9
1 tosses in lucky bastard
1 wishes red
1 plays red 5

hands 0: red 1
hands 1: nothing
hands 2: yellow 6
scores: [11, 0, 16]
winners: [1]
---
hands 0: black 9, red 1
hands 1: lucky bastard, green 5
hands 2: red 6
top: blue 9
sets: ["troublemaker"]
events: time bomb
draw: blue 1
pointLimit: 1

0 plays black 9
1 tosses in lucky bastard
1 wishes red
1 draws
1 passes
2 plays red 6

hands 0: red 1
hands 1: green 5, blue 1
hands 2: nothing
scores: [11, 6, -10]
winners: [2]
`,
  'R-193': `
hands 0: black 9, red 1
hands 1: lucky bastard, red 5
hands 2: yellow 6, red 6
top: blue 9
sets: ["troublemaker"]
events: last chance, third time lucky
pointLimit: 1

0 plays black 9
1 tosses in lucky bastard
1 wishes red
1 plays red 5

hands 0: red 1
hands 1: nothing
hands 2: yellow 6, red 6
scores: [1, 0, 12]
winners: [1]
`,
  'R-194': `
hands 0: black 9, red 1
hands 1: lucky bastard, green 5
hands 2: yellow 6
top: blue 9
sets: ["troublemaker"]
events: plus one
draw: yellow 1, yellow 2, yellow 3, yellow 4, yellow 5, yellow 7

0 plays black 9
1 tosses in lucky bastard
1 wishes red
1 draws
1 passes
2 draws
2 passes
0 draws
0 passes
1 draws
1 passes

hands 0: red 1, yellow 4, yellow 5
hands 1: green 5, yellow 1, yellow 7
hands 2: yellow 6, yellow 2, yellow 3
top: lucky bastard
wish: {"color":"red"}
active: 2
`,
  'R-195': `
hands 0: black 9, green 4
hands 1: green 5, red 5
hands 2: lucky bastard, yellow 6, green 6
top: blue 9
sets: ["troublemaker","supercharge"]
events: parasite, friday the 13th
pointLimit: 1

0 plays black 9
2 tosses in lucky bastard
2 wishes green
1 plays green 5
2 plays green 6
0 plays green 4

hands 0: nothing
hands 1: red 5
hands 2: yellow 6
scores: [0, 5, 6]
winners: [0]
---
hands 0: lucky bastard, green 4
hands 1: green 5, green 6
hands 2: black 9, yellow 1, yellow 7, yellow 8
top: blue 9
active: 2
sets: ["troublemaker","supercharge"]
events: parasite
pointLimit: 1

2 plays black 9
0 tosses in lucky bastard
0 wishes green
0 plays green 4
2 chooses yellow 8, yellow 7

hands 0: nothing
hands 1: green 5, green 6
hands 2: yellow 1
scores: [0, 11, 1]
winners: [0]
`,
  'R-196': `
hands 0: black 9, red 1
hands 1: lucky bastard, green 5
hands 2: yellow 6
top: blue 9
sets: ["troublemaker"]
events: plague, third time lucky, expansion
draw: yellow 1, yellow 2, yellow 3, yellow 4, yellow 5, yellow 7, yellow 8, yellow 9, blue 1, blue 2, blue 3, blue 4, blue 5, blue 6, blue 7

0 plays black 9
1 tosses in lucky bastard
1 wishes red

hands 0: red 1, yellow 8, yellow 9, blue 1, blue 5, blue 6, blue 7
hands 1: green 5, yellow 1, yellow 2, yellow 3, blue 2
hands 2: yellow 6, yellow 4, yellow 5, yellow 7, blue 3, blue 4
top: lucky bastard
wish: {"color":"red"}
active: 1
---
hands 0: black 9, red 1
hands 1: lucky bastard, green 5
hands 2: yellow 6
top: blue 9
sets: ["troublemaker"]
events: plague, third time lucky, expansion
draw: yellow 1, yellow 2, yellow 3, yellow 4, yellow 5, yellow 7, yellow 8, yellow 9, blue 1, blue 2, blue 3, blue 4

0 plays black 9
1 declines
1 tosses in lucky bastard
1 wishes red

hands 0: red 1, yellow 4, yellow 5, yellow 7, blue 2, blue 3, blue 4
hands 1: green 5, yellow 8
hands 2: yellow 6, yellow 1, yellow 2, yellow 3, yellow 9, blue 1
top: lucky bastard
wish: {"color":"red"}
active: 1
`,
  'R-197': `
hands 0: black 9, red 1
hands 1: lucky bastard, green 5
hands 2: yellow 6
top: blue 9
sets: ["troublemaker"]
events: event manager, third time lucky, expansion, friday the 13th
draw: yellow 1, yellow 2, yellow 3, yellow 4, yellow 5, yellow 7, yellow 8, yellow 9, blue 1

0 plays black 9
1 tosses in lucky bastard
1 wishes red
0 picks third-time-lucky

hands 0: red 1, yellow 8, yellow 9, blue 1
hands 1: green 5, yellow 1, yellow 2, yellow 3
hands 2: yellow 6, yellow 4, yellow 5, yellow 7
top: lucky bastard
wish: {"color":"red"}
active: 1
---
hands 0: black 9, red 1
hands 1: lucky bastard, green 5
hands 2: yellow 6
top: blue 9
sets: ["troublemaker"]
events: event manager, third time lucky, expansion, friday the 13th
draw: yellow 1, yellow 2, yellow 3, yellow 4, yellow 5, yellow 7

0 plays black 9
1 declines
1 tosses in lucky bastard
1 wishes red
0 picks third-time-lucky

hands 0: red 1, yellow 4, yellow 5, yellow 7
hands 1: green 5
hands 2: yellow 6, yellow 1, yellow 2, yellow 3
top: lucky bastard
wish: {"color":"red"}
active: 1
`,
  'R-198': `
hands 0: black 9, black 4, red 1
hands 1: green 9, lucky bastard, green 5
hands 2: green 4, yellow 6
top: blue 9
sets: ["troublemaker"]
events: third time lucky, repeat
draw: yellow 1, yellow 2, yellow 3, yellow 4, yellow 5, yellow 7, yellow 8, yellow 9, blue 1, blue 2, blue 3, blue 4, blue 5, blue 6, blue 7, blue 8, green 1, green 2

0 plays black 9
1 declines
1 plays green 9
2 plays green 4
0 plays black 4
1 tosses in lucky bastard
1 wishes red

hands 0: red 1, yellow 8, yellow 9, blue 1, blue 8, green 1, green 2
hands 1: green 5, yellow 1, yellow 2, yellow 3, blue 2, blue 3, blue 4
hands 2: yellow 6, yellow 4, yellow 5, yellow 7, blue 5, blue 6, blue 7
top: lucky bastard
wish: {"color":"red"}
active: 1
---
hands 0: black 9, black 4, red 1
hands 1: green 9, lucky bastard, green 5
hands 2: green 4, yellow 6
top: blue 9
sets: ["troublemaker"]
events: third time lucky, repeat
draw: yellow 1, yellow 2, yellow 3, yellow 4, yellow 5, yellow 7, yellow 8, yellow 9, blue 1, blue 2, blue 3, blue 4, blue 5, blue 6, blue 7

0 plays black 9
1 declines
1 plays green 9
2 plays green 4
0 plays black 4
1 declines
1 tosses in lucky bastard
1 wishes red

hands 0: red 1, yellow 8, yellow 9, blue 1, blue 5, blue 6, blue 7
hands 1: green 5, yellow 1, yellow 2, yellow 3
hands 2: yellow 6, yellow 4, yellow 5, yellow 7, blue 2, blue 3, blue 4
top: lucky bastard
wish: {"color":"red"}
active: 1
`,
  'R-199': `
hands 0: black 9, red 1
hands 1: lucky bastard, green 5
top: blue 9
sets: ["troublemaker","supercharge"]
powers 0: troublecharger
powers 1: nothing
events: third time lucky, expansion
draw: yellow 1, yellow 2, yellow 3, yellow 4, yellow 5, yellow 6

0 plays black 9 with troublecharger
1 tosses in lucky bastard
1 wishes red

hands 0: red 1, yellow 1, yellow 2, yellow 3, yellow 5, yellow 6
hands 1: green 5, yellow 4
top: lucky bastard
wish: {"color":"red"}
active: 1
---
hands 0: black 9, red 1
hands 1: lucky bastard, green 5
top: blue 9
sets: ["troublemaker","supercharge"]
powers 0: troublecharger
powers 1: nothing
events: third time lucky, expansion
draw: yellow 1, yellow 2, yellow 3, yellow 4, yellow 5, yellow 6, yellow 7

0 plays black 9 with troublecharger
1 declines
1 tosses in lucky bastard
1 wishes red

hands 0: red 1, yellow 4, yellow 5, yellow 6, yellow 7
hands 1: green 5, yellow 1, yellow 2, yellow 3
top: lucky bastard
wish: {"color":"red"}
active: 1
`,
  'R-200': `
hands 0: red 5
hands 1: green 1, nice try
top: red 9
sets: ["supercharge"]
powers 0: special seal
powers 1: nothing
pointLimit: 1

0 plays red 5 with special seal
not 1 tosses in nice try

hands 0: nothing
hands 1: green 1, nice try
scores: [0, 8]
winners: [0]
---
hands 0: red 5
hands 1: green 1, nice try
top: red 9
sets: ["supercharge"]
options: {"special-seal.blocksInterrupts":false}
powers 0: special seal
draw: yellow 1, yellow 2, yellow 3

0 plays red 5 with special seal
1 tosses in nice try
1 wishes green

hands 0: yellow 1, yellow 2, yellow 3
hands 1: green 1
top: nice try
wish: {"color":"green"}
active: 1
`,
};
