/** Tables of section L: Events one by one – Black Hole to Identity Theft. */
import type { TablesByNumber } from '../tables.ts';

export const singleEvents1Tables: TablesByNumber = {
  'R-241': `
hands 0: black 9, red 1
hands 1: black 1, curse, fantastic
hands 2: black 2, black 3, fuck you
top: blue 9
sets: ["troublemaker"]
events: black hole

0 plays black 9

hands 0: red 1, black 1, black 2, black 3
hands 1: curse, fantastic
hands 2: fuck you
top: black 9
active: 1
`,
  'R-242': `
hands 0: black 9, red 1
hands 1: green 5
hands 2: yellow 6
top: blue 9
sets: ["supercharge"]
events: black jack
draw: the end, blue 5

0 plays black 9

hands 0: red 1
hands 1: green 5
hands 2: yellow 6, the end, blue 5
top: black 9
active: 1
---
hands 0: black 9, red 1
hands 1: green 5
hands 2: yellow 6
top: blue 9
sets: ["supercharge"]
events: black jack
draw: fuck you, blue 1

0 plays black 9

hands 0: red 1
hands 1: green 5, fuck you
hands 2: yellow 6
top: black 9
active: 1
---
hands 0: black 9, red 1
hands 1: green 5
top: blue 9
sets: ["supercharge"]
events: black jack
draw: green 9, red 9, blue 3, blue 4

0 plays black 9

hands 0: red 1, green 9, red 9, blue 3, blue 4
hands 1: green 5
top: black 9
active: 1
`,
  'R-243': `
hands 0: black 9
hands 1: green 5, green 6
hands 2: yellow 6
top: blue 9
edition: "pandora"
sets: ["troublemaker"]
events: capitalism
draw: blue 1, blue 2, blue 3
pointLimit: 1

0 plays black 9

hands 0: nothing
hands 1: green 5, green 6, blue 1, blue 2
hands 2: yellow 6, blue 3
scores: [0, 14, 9]
winners: [0]
`,
  'R-244': `
hands 0: black 9, red 2
hands 1: blue 1, blue 1
hands 2: green 1, green 1
top: blue 9
events: charity

0 plays black 9

hands 0: red 2, blue 1, green 1
hands 1: blue 1
hands 2: green 1
top: black 9
active: 1
---
hands 0: black 9, red 2
hands 1: blue 1
hands 2: yellow 6
top: blue 9
events: charity

0 plays black 9

hands 0: red 2
hands 1: blue 1
hands 2: yellow 6
top: black 9
active: 1
---
hands 0: black 9, red 2
hands 1: blue 1, blue 1
hands 2: yellow 6
hands 3: green 4
top: blue 9
events: charity
pointLimit: 1

0 plays black 9

hands 0: red 2
hands 1: nothing
hands 2: yellow 6, blue 1
hands 3: green 4, blue 1
scores: [2, 0, 7, 5]
winners: [1]
`,
  'R-245': `
hands 0: black 9, red 1
hands 1: green 5
top: blue 9
sets: ["supercharge"]
powers 0: looping, troublecharger
powers 1: open hands
events: chargenado

0 plays black 9 with looping

used: [[],[]]
powersLeft: 20
active: 1
`,
  'R-246': `
hands 0: black 9
hands 1: blue 1, blue 2, blue 3
hands 2: yellow 6
top: blue 9
events: communism
draw: green 1, green 2, green 3, green 4, green 5

0 plays black 9

hands 0: green 3, green 4, green 5
hands 1: blue 1, blue 2, blue 3
hands 2: yellow 6, green 1, green 2
top: black 9
active: 1
`,
  'R-247': `
hands 0: black 9, red 1, red 2
hands 1: green 5, green 6
hands 2: yellow 6
top: blue 9
sets: ["troublemaker"]
events: crowdfunding

0 plays black 9
1 chooses green 6
0 chooses red 1

hands 0: red 2
hands 1: green 5
hands 2: yellow 6, green 6, red 1
top: black 9
active: 1
---
hands 0: black 9, red 1
hands 1: green 5
hands 2: yellow 6
top: blue 9
sets: ["troublemaker"]
events: crowdfunding

0 plays black 9

hands 0: red 1
hands 1: green 5
hands 2: yellow 6
top: black 9
active: 1
`,
  'R-248': `
hands 0: black 9, red 1
hands 1: green 5
hands 2: yellow 6
top: blue 9
sets: ["troublemaker"]
events: distributor

0 plays black 9
not 0 names 0
0 names 2
0 names 0

hands 0: green 5
hands 1: yellow 6
hands 2: red 1
top: black 9
active: 1
---
hands 0: black 9
hands 1: green 5
hands 2: yellow 6
top: blue 9
sets: ["troublemaker"]
events: distributor
pointLimit: 1

0 plays black 9
0 names 2
0 names 1

hands 0: yellow 6
hands 1: green 5
hands 2: nothing
scores: [6, 5, 0]
winners: [2]
`,
  'R-249': `
hands 0: black 9, red 1
hands 1: green 1, green 2
top: red 9
events: doomsday
pointLimit: 60

0 plays black 9

scores: [50, 50]
round: 2
---
hands 0: black 9
hands 1: fuck you, green 5
hands 2: yellow 6
top: blue 9
events: doomsday
scores: [10,20,30]
pointLimit: 70

0 plays black 9

hands 0: nothing
hands 1: fuck you, green 5
hands 2: yellow 6
scores: [60, 70, 80]
winners: [0]
`,
  'R-250': `
hands 0: black 9
hands 1: black 8, red 1, red thief, curse
hands 2: yellow 3, yellow 4
top: blue 9
sets: ["troublemaker"]
events: double taxation
pointLimit: 1

0 plays black 9

hands 0: nothing
hands 1: black 8, red 1, red thief, curse
hands 2: yellow 3, yellow 4
scores: [0, 57, 14]
winners: [0]
---
hands 0: black 9
hands 1: green 5
hands 2: blue 5
hands 3: blue 6
top: blue 9
sets: ["troublemaker"]
options: {"scoring":false}
events: double taxation
draw: yellow 1, yellow 2, yellow 3, yellow 4, yellow 5, yellow 6, yellow 7, yellow 8

0 plays black 9

hands 0: yellow 8
hands 1: green 5, yellow 1, yellow 2
hands 2: blue 5, yellow 3, yellow 4
hands 3: blue 6, yellow 5, yellow 6, yellow 7
top: black 9
active: 1
`,
  'R-251': `
hands 0: black 9, red 1
hands 1: green 5, green 6
hands 2: yellow 6, yellow 7, yellow 8
top: blue 9
events: earthquake

0 plays black 9

hands 0: yellow 6, yellow 7, yellow 8
hands 1: red 1
hands 2: green 5, green 6
top: black 9
active: 1
---
hands 0: black 9
hands 1: green 5, green 6
hands 2: yellow 6
top: blue 9
events: earthquake
pointLimit: 1

0 plays black 9

hands 0: yellow 6
hands 1: nothing
hands 2: green 5, green 6
scores: [6, 0, 11]
winners: [1]
`,
  'R-252': `
hands 0: black 9, red 1
hands 1: green 5
hands 2: yellow 6
top: blue 9
sets: ["supercharge"]
events: epic fail
draw: fuck you

0 plays black 9

hands 0: red 1
hands 1: green 5, fuck you
hands 2: yellow 6
top: black 9
active: 1
---
hands 0: black 9
hands 1: green 5
hands 2: yellow 6
top: blue 9
sets: ["supercharge"]
events: epic fail
draw: fuck you

0 plays black 9

hands 0: fuck you
hands 1: green 5
hands 2: yellow 6
top: black 9
active: 1
---
hands 0: black 9, red 1, red 2
hands 1: green 5, green 6
hands 2: fuck you
top: blue 9
sets: ["supercharge"]
events: epic fail

0 plays black 9

hands 0: red 1, red 2
hands 1: green 5, green 6
hands 2: fuck you
top: black 9
active: 1
`,
  'R-253': `
hands 0: black 9, red 1
hands 1: green 5
hands 2: yellow 6
top: blue 9
sets: ["troublemaker","supercharge"]
events: plague, rewind, epic fail
draw: fuck you

0 plays black 9

hands 0: red 1, fuck you
hands 1: green 5, black 9
hands 2: yellow 6, blue 9
discardPile: 0
active: 1
`,
  'R-254': `
hands 0: red troublemaker, red 1
hands 1: blue troublemaker, green 5
hands 2: green troublemaker, yellow 6
top: red 9
sets: ["troublemaker"]
events: event manager, doomsday, third time lucky, time bomb
draw: yellow 1, yellow 2, yellow 3, yellow 4, yellow 5, yellow 7, yellow 8, yellow 9, blue 1

0 plays red troublemaker
0 picks third-time-lucky

hands 0: red 1, yellow 8, yellow 9, blue 1
hands 1: blue troublemaker, green 5, yellow 1, yellow 2, yellow 3
hands 2: green troublemaker, yellow 6, yellow 4, yellow 5, yellow 7
top: red troublemaker
active: 1
`,
  'R-255': `
hands 0: black 9
hands 1: green 5
hands 2: yellow 6
top: blue 9
events: expansion
draw: blue 1, blue 2, blue 3, red 1, red 2, red 3

0 plays black 9

hands 0: red 1, red 2, red 3
hands 1: green 5, blue 1
hands 2: yellow 6, blue 2, blue 3
top: black 9
active: 1
---
hands 0: black 9, red 5
hands 1: green 5
hands 2: yellow 6
top: blue 9
events: expansion
draw: blue 1, blue 2
drawOnly: true
pointLimit: 1

0 plays black 9

hands 0: red 5
hands 1: green 5, blue 1
hands 2: yellow 6, blue 2
scores: [5, 6, 8]
winners: [0]
`,
  'R-256': `
hands 0: black 9
hands 1: fantastic, green 5
hands 2: fuck you
top: blue 9
events: finish line
pointLimit: 1

0 plays black 9

hands 0: nothing
hands 1: fantastic, green 5
hands 2: fuck you
scores: [0, 12, 42]
winners: [0]
---
hands 0: black 9, black 4
hands 1: green 9, red 5
hands 2: green 4, yellow 6
top: blue 9
events: time bomb, finish line
pointLimit: 1

0 plays black 9
1 plays green 9
2 plays green 4
0 plays black 4

hands 0: nothing
hands 1: red 5
hands 2: yellow 6
scores: [0, 5, 6]
winners: [0]
`,
  'R-257': `
hands 0: black 9, blue 2, red 1
hands 1: green 2, green 8
hands 2: red 5, green 7
top: red 9
events: gambling man

0 plays black 9
0 chooses blue 2
1 chooses green 2
2 chooses red 5

hands 0: red 1
hands 1: green 8
hands 2: green 7, green 2, red 5, blue 2
top: black 9
active: 1
---
hands 0: black 9, blue 2, red 1
hands 1: green 2, green 8
hands 2: red 5, green 7
top: red 9
options: {"gambling-man.rank":"positional"}
events: gambling man

0 plays black 9
0 chooses blue 2
1 chooses green 2
2 chooses red 5

hands 0: red 1
hands 1: green 8, green 2, red 5, blue 2
hands 2: green 7
top: black 9
active: 1
---
hands 0: black 9, blue 4, red 1
hands 1: blue 6, green 3
top: blue 9
options: {"gambling-man.version":"classic"}
events: gambling man

0 plays black 9

hands 0: red 1
hands 1: green 3, blue 6, blue 4
top: black 9
active: 1
`,
  'R-258': `
hands 0: black 9
hands 1: green 3, red 2
hands 2: yellow 5, red 3
top: blue 9
events: gambling man

0 plays black 9
1 chooses green 3
2 chooses yellow 5

hands 0: green 3, yellow 5
hands 1: red 2
hands 2: red 3
top: black 9
active: 1
`,
  'R-259': `
hands 0: black 9, blue 8, red 1
hands 1: green 3, red 2
top: blue 9
events: gambling man

0 plays black 9
0 chooses blue 8
1 chooses green 3

hands 0: red 1, green 3, blue 8
hands 1: red 2
top: black 9
active: 1
`,
  'R-260': `
hands 0: black 9, blue 4, red 1
hands 1: blue 6, blue 8, green 3
top: blue 9
edition: "webde"
events: gambling man

0 plays black 9

hands 0: red 1
hands 1: blue 8, green 3, blue 6, blue 4
top: black 9
active: 1
---
hands 0: black 9, blue 4, red 1
hands 1: red 6, green 3
top: blue 9
edition: "swiss1"
events: gambling man
draw: yellow 1, yellow 2

0 plays black 9

hands 0: red 1, blue 4
hands 1: red 6, green 3, yellow 1, yellow 2
top: black 9
active: 1
`,
  'R-261': `
hands 0: black 9, red 1
hands 1: green 5
hands 2: yellow 6
top: blue 9
sets: ["troublemaker"]
events: identity theft
scores: [-20,30,10]

0 plays black 9

hands 0: red 1
hands 1: green 5
hands 2: yellow 6
top: black 9
scores: [30, -20, 10]
active: 1
---
hands 0: black 9, red 1
hands 1: green 5
hands 2: yellow 6
top: blue 9
sets: ["troublemaker"]
events: identity theft
scores: [0,30,0]

0 plays black 9

hands 0: red 1
hands 1: green 5
hands 2: yellow 6
top: black 9
scores: [0, 0, 30]
active: 1
`,
  'R-262': `
hands 0: black 9, red 1, red 2
hands 1: green 5
top: blue 9
sets: ["troublemaker"]
options: {"scoring":false}
events: identity theft

0 plays black 9

hands 0: green 5
hands 1: red 1, red 2
top: black 9
active: 1
---
hands 0: black 9, red 1
hands 1: green 5
hands 2: yellow 6
top: blue 9
sets: ["troublemaker"]
options: {"scoring":false}
events: identity theft

0 plays black 9
0 names 1
0 names 2

hands 0: red 1
hands 1: yellow 6
hands 2: green 5
top: black 9
active: 2
`,
  'R-263': `
hands 0: black 9, red 1
hands 1: green 5
hands 2: yellow 6
hands 3: blue 1
top: blue 9
sets: ["troublemaker"]
options: {"scoring":false}
events: identity theft

0 plays black 9
0 names 0
0 names 2

hands 0: yellow 6
hands 1: green 5
hands 2: red 1
hands 3: blue 1
top: black 9
active: 3
`,
};
