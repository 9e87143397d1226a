/** Tables of section F: Plain and bi-coloured specials. */
import type { TablesByNumber } from '../tables.ts';

export const colouredSpecialsTables: TablesByNumber = {
  'R-093': `
hands 0: blue gift, red 1, red 2, red 3
hands 1: green 1
hands 2: yellow 1
top: blue 9

0 plays blue gift
not 0 declines (R-093)

asked: {"0":"name"}
`,
  'R-094': `
hands 0: red 2nd chance, red 5, blue 1
hands 1: green 1
top: red 9

0 plays red 2nd chance
not 0 draws (R-094)
not 0 passes (R-094)
0 plays red 5

hands 0: blue 1
hands 1: green 1
top: red 5
active: 1
`,
  'R-095': `
hands 0: blue 2nd chance, red 3
hands 1: green 1
top: blue 9
draw: blue 7

0 plays blue 2nd chance
0 plays blue 7

hands 0: red 3
hands 1: green 1
top: blue 7
active: 1
---
hands 0: blue 2nd chance, red 3
hands 1: green 1
top: blue 9
draw: blue 7
options: {"2nd-chance.playAfterDraw":false}

0 plays blue 2nd chance

hands 0: red 3, blue 7
hands 1: green 1
top: blue 2nd chance
active: 1
`,
  'R-096': `
hands 0: blue 2nd chance
hands 1: green 3
top: blue 9
draw: blue 7
pointLimit: 1

0 plays blue 2nd chance
0 plays blue 7

hands 0: nothing
hands 1: green 3
scores: [0, 3]
winners: [0]
---
hands 0: blue 2nd chance
hands 1: green 3
top: blue 9
drawOnly: true
pointLimit: 1

0 plays blue 2nd chance

hands 0: nothing
hands 1: green 3
scores: [0, 3]
`,
  'R-097': `
hands 0: blue 2nd chance, red 2nd chance, red 4, yellow 5
hands 1: green 1
top: blue 9

0 plays blue 2nd chance
0 plays red 2nd chance
not 0 draws (R-094)
0 plays red 4

hands 0: yellow 5
hands 1: green 1
top: red 4
active: 1
`,
  'R-098': `
hands 0: blue 2nd chance, black 1, green skip, fantastic
hands 1: green 1
top: blue 9

0 plays blue 2nd chance
not 0 plays black 1 (R-062)
not 0 plays green skip (R-063)
0 plays fantastic
0 wishes red

hands 0: black 1, green skip
hands 1: green 1
top: fantastic
active: 1
`,
  'R-099': `
hands 0: blue 2nd chance, blue 4, red 1
hands 1: green 1
top: blue 9
sets: ["supercharge"]
powers 0: number wish, looping
powers 1: nothing

0 plays blue 2nd chance with number wish
not 0 plays blue 4 with looping
0 plays blue 4
0 wishes 7

hands 0: red 1
hands 1: green 1
top: blue 4
wish: {"number":7}
active: 1
`,
  'R-100': `
hands 0: blue 2nd chance, red 1
hands 1: green 1
top: blue 9
draw: red 2, red 3

0 draws
0 plays blue 2nd chance
0 passes

hands 0: red 1, red 2, red 3
hands 1: green 1
top: blue 2nd chance
active: 1
`,
  'R-101': `
hands 0: blue skip, red 1
hands 1: green 1, green 2
hands 2: blue 3, green 4
top: blue 9

0 plays blue skip
0 names 1

hands 0: red 1
hands 1: green 1, green 2
hands 2: blue 3, green 4
top: blue skip
active: 2
---
hands 0: blue skip, red 1
hands 1: green 1
hands 2: blue 3
hands 3: yellow 1
top: blue 9
skips: [0, 0, 1, 0]

0 plays blue skip
not 0 names 2
0 names 3

skips: [0, 0, 1, 1]
active: 1
`,
  'R-102': `
hands 0: blue skip, red 1
hands 1: green 1
hands 2: blue 3
top: blue 9
skips: [0, 1, 1]

0 plays blue skip

hands 0: red 1
hands 1: green 1
hands 2: blue 3
skips: [0, 0, 0]
active: 0
`,
  'R-103': `
hands 0: blue 5, red 1
hands 1: green 5, green 1
hands 2: green skip, yellow 1
top: blue 9
sets: ["supercharge"]
powers 0: open hands
powers 1: nothing
powers 2: nothing

0 plays blue 5 with open hands
1 plays green 5

lasting: ["open-hands"]
active: 2
---
hands 0: blue 5, red 1
hands 1: green 5, green 1
hands 2: green skip, yellow 1
top: blue 9
sets: ["supercharge"]
powers 0: open hands
powers 1: nothing
powers 2: nothing

0 plays blue 5 with open hands
1 plays green 5
2 plays green skip
2 names 0

lasting: []
active: 1
`,
  'R-104': `
hands 0: blue skip, red skip, green 1
hands 1: green 2
top: blue 9

0 plays blue skip
0 plays red skip

hands 0: green 1
hands 1: green 2
top: red skip
active: 0
`,
  'R-105': `
hands 0: blue gift, red 1, red 2, red 3
hands 1: counterattack, green 1
hands 2: yellow 1
top: blue 9
skips: [0, 1, 0]

0 plays blue gift
0 names 1
1 tosses in counterattack
1 declines
1 wishes red

hands 0: red 1, red 2, red 3
hands 1: green 1
hands 2: yellow 1
active: 2
`,
  'R-106': `
hands 0: blue gift, red 1, red 2, red 3
hands 1: green 1, counterattack
hands 2: yellow 1
top: blue 9

0 plays blue gift
0 names 1

hands 0: red 1, red 2, red 3
hands 1: green 1, counterattack
hands 2: yellow 1
asked: {"1":"react"}
---
hands 0: blue gift, red 1, red 2, red 3
hands 1: green 1, counterattack
hands 2: yellow 1
top: blue 9

0 plays blue gift
0 names 1
1 declines
0 chooses red 1, red 3

hands 0: red 2
hands 1: green 1, counterattack, red 1, red 3
hands 2: yellow 1
knows: [["red 1", "red 3"], [], []]
active: 1
`,
  'R-107': `
hands 0: blue gift, red 1, red 2, red 3
hands 1: green 1
top: blue 9

0 plays blue gift
not 0 chooses red 1
0 chooses red 1, red 3

hands 0: red 2
hands 1: green 1, red 1, red 3
top: blue gift
active: 1
---
hands 0: blue gift
hands 1: green 1, green 2
hands 2: yellow 1, counterattack
top: blue 9
pointLimit: 1

0 plays blue gift
0 names 2
2 declines

hands 0: nothing
hands 1: green 1, green 2
hands 2: yellow 1, counterattack
scores: [0, 3, 8]
winners: [0]
`,
  'R-108': `
hands 0: blue gift, fuck you, red 1, red 2, red 3
hands 1: green 1
top: blue 9

0 plays blue gift
not 0 chooses fuck you, red 1
0 chooses red 1, red 2

hands 0: fuck you, red 3
hands 1: green 1, red 1, red 2
top: blue gift
active: 1
---
hands 0: blue gift, fuck you, red 3
hands 1: green 1
top: blue 9

0 plays blue gift

hands 0: fuck you
hands 1: green 1, red 3
top: blue gift
active: 1
`,
  'R-109': `
hands 0: blue gift, red 1, red 2
hands 1: green 1
top: blue 9
pointLimit: 1

0 plays blue gift

hands 0: nothing
hands 1: green 1, red 1, red 2
scores: [0, 4]
winners: [0]
`,
  'R-110': `
hands 0: blue exchange, red 1, red 2, red 3
hands 1: green 1, green 2
top: blue 9

0 plays blue exchange
0 chooses red 1, red 3

hands 0: green 1, green 2, red 2
hands 1: red 1, red 3
top: blue exchange
active: 1
`,
  'R-111': `
hands 0: blue exchange, red 1, red 2
hands 1: green 7
top: blue 9

0 plays blue exchange

hands 0: green 7
hands 1: red 1, red 2
top: blue exchange
active: 1
---
hands 0: blue exchange, fuck you
hands 1: green 1, green 2
hands 2: yellow 1
top: blue 9
pointLimit: 1

0 plays blue exchange
0 names 1

hands 0: fuck you, green 1, green 2
hands 1: nothing
hands 2: yellow 1
scores: [45, 0, 1]
winners: [1]
`,
  'R-112': `
hands 0: blue exchange
hands 1: green 7, green 8
top: blue 9
pointLimit: 1

0 plays blue exchange

hands 0: green 7, green 8
hands 1: nothing
scores: [15, 0]
winners: [1]
`,
  'R-113': `
hands 0: blue exchange, fuck you, red 1, red 2, red 3
hands 1: green 1, green 2
top: blue 9

0 plays blue exchange
not 0 chooses fuck you, red 1
0 chooses red 1, red 2

hands 0: fuck you, red 3, green 1, green 2
hands 1: red 1, red 2
active: 1
---
hands 0: blue exchange, red 1, red 2
hands 1: fuck you, green 2
top: blue 9

0 plays blue exchange

hands 0: fuck you, green 2
hands 1: red 1, red 2
active: 1
`,
  'R-114': `
hands 0: blue thief, red 1
hands 1: green 5, green 6, green 7
hands 2: yellow 6
top: blue 9
sets: ["troublemaker"]

0 plays blue thief
not 0 declines (R-093)
0 names 1

hands 0: red 1
hands 1: green 5, green 6, green 7
hands 2: yellow 6
knows: [["green 5", "green 6", "green 7"], [], []]
asked: {"0":"choose"}
---
hands 0: blue thief, red 1
hands 1: green 5, green 6, green 7
hands 2: yellow 6
top: blue 9
sets: ["troublemaker"]

0 plays blue thief
0 names 1
0 chooses green 5, green 7

hands 0: red 1, green 5, green 7
hands 1: green 6
hands 2: yellow 6
knows: [["green 6"], ["green 5", "green 7"], []]
active: 1
`,
  'R-115': `
hands 0: blue thief, red 1
hands 1: green 5
hands 2: yellow 6, yellow 7
top: blue 9
sets: ["troublemaker"]
pointLimit: 1

0 plays blue thief
0 names 1

hands 0: red 1, green 5
hands 1: nothing
hands 2: yellow 6, yellow 7
scores: [6, 0, 13]
winners: [1]
`,
  'R-116': `
hands 0: blue thief, red 1
hands 1: fuck you, green 5, green 6
top: blue 9
sets: ["troublemaker"]

0 plays blue thief
0 chooses fuck you, green 5

hands 0: red 1, fuck you, green 5
hands 1: green 6
active: 1
---
edition: "webde"
hands 0: blue thief, red 1
hands 1: fuck you, green 5, green 6
top: blue 9
sets: ["troublemaker"]

0 plays blue thief
not 0 chooses fuck you, green 5
0 chooses green 5, green 6

hands 0: red 1, green 5, green 6
hands 1: fuck you
active: 1
`,
  'R-117': `
hands 0: blue thief
hands 1: green 7, green 8, green 9
top: blue 9
sets: ["troublemaker"]

0 plays blue thief
0 chooses green 7, green 9

hands 0: green 7, green 9
hands 1: green 8
top: blue thief
active: 1
---
hands 0: blue thief
hands 1: counterattack
hands 2: green 7, green 8, green 9
top: blue 9
sets: ["troublemaker"]
pointLimit: 1

0 plays blue thief
0 names 1
1 tosses in counterattack
not 1 names 0
1 names 2
1 chooses green 7, green 9
1 wishes red

hands 0: nothing
hands 1: green 7, green 9
hands 2: green 8
scores: [0, 16, 8]
winners: [0]
`,
  'R-118': `
hands 0: blue 1, blue recharge, red 1
hands 1: blue 4, green 1
top: blue 9
sets: ["supercharge"]
powers 0: open hands
powers 1: nothing

0 plays blue 1 with open hands
1 plays blue 4
0 plays blue recharge

hands 0: red 1
hands 1: green 1
powers 0: open hands
powers 1: nothing
used: [[], []]
active: 1
---
edition: "webde"
hands 0: blue 1, blue recharge, red 1
hands 1: blue 4, green 1
top: blue 9
sets: ["supercharge"]
powers 0: open hands
powers 1: nothing

0 plays blue 1 with open hands
1 plays blue 4
0 plays blue recharge
0 declines

used: [["open hands"], []]
active: 1
`,
  'R-119': `
hands 0: red troublemaker, red 1
hands 1: green 1
top: red 9
sets: ["troublemaker"]
events: third time lucky
draw: yellow 1, yellow 2, yellow 3, yellow 4, yellow 5, yellow 6

0 plays red troublemaker

hands 0: red 1, yellow 4, yellow 5, yellow 6
hands 1: green 1, yellow 1, yellow 2, yellow 3
top: red troublemaker
active: 1
---
hands 0: red troublemaker, red 1
hands 1: green 1, counterattack
hands 2: yellow 1, lucky bastard
top: red 9
sets: ["troublemaker"]
events: friday the 13th

0 plays red troublemaker
not 1 tosses in counterattack
2 tosses in lucky bastard
2 wishes green

hands 0: red 1
hands 1: green 1, counterattack
hands 2: yellow 1
top: lucky bastard
active: 1
`,
  'R-120': `
hands 0: blue gift
hands 1: counterattack, green 1, green 2, green 3
hands 2: yellow 1
top: blue 9

0 plays blue gift
0 names 1
1 tosses in counterattack
1 names 0
1 chooses green 1, green 2
1 wishes red

hands 0: green 1, green 2
hands 1: green 3
hands 2: yellow 1
active: 1
`,
};
