/** Tables of section K: Events: general. */
import type { TablesByNumber } from '../tables.ts';

export const eventsTables: TablesByNumber = {
  'R-222': `
hands 0: blue 3, red 1, red 2
hands 1: blue 5, green 6
hands 2: yellow 6
top: blue 9
sets: ["supercharge"]
powers 0: nothing
powers 1: troublecharger
events: expansion
draw: yellow 1, yellow 2, yellow 3, yellow 4, yellow 5, yellow 7

0 plays blue 3
1 plays blue 5 with troublecharger

hands 0: red 1, red 2, yellow 2, yellow 3
hands 1: green 6, yellow 4, yellow 5, yellow 7
hands 2: yellow 6, yellow 1
top: blue 5
active: 2
`,
  'R-223': `
hands 0: red 1
hands 1: black 9, green 1
hands 2: yellow 1
top: blue 9
active: 1
events: expansion
draw: yellow 2, yellow 3, yellow 4, yellow 5, yellow 6, yellow 7

1 plays black 9

hands 0: red 1, yellow 3, yellow 4
hands 1: green 1, yellow 5, yellow 6, yellow 7
hands 2: yellow 1, yellow 2
top: black 9
active: 2
`,
  'R-224': `
hands 0: blue 3, red 1
hands 1: red 2, green 1
hands 2: red 4, green 2
hands 3: black 3, red 5
top: blue 9
sets: ["supercharge"]
powers 0: looping
events: expansion
draw: yellow 1, yellow 2, yellow 3, yellow 4, yellow 5, yellow 6, yellow 7, yellow 8, yellow 9, blue 1

0 plays blue 3 with looping
3 plays black 3

hands 0: red 1, yellow 4, yellow 5, yellow 6
hands 1: red 2, green 1, yellow 2, yellow 3
hands 2: red 4, green 2, yellow 1
hands 3: red 5, yellow 7, yellow 8, yellow 9, blue 1
top: black 3
active: 2
---
hands 0: blue 3, red 1
hands 1: red 2, green 1
hands 2: red 4, green 2
hands 3: black 3, red 5
top: blue 9
sets: ["supercharge"]
powers 0: looping
events: earthquake

0 plays blue 3 with looping
3 plays black 3

hands 0: red 5
hands 1: red 1
hands 2: red 2, green 1
hands 3: red 4, green 2
top: black 3
active: 2
---
hands 0: blue 3, red 1
hands 1: red 2, green 1
hands 2: red 4, green 2
hands 3: black 3, red 5
top: blue 9
sets: ["supercharge"]
options: {"looping.mirrorSeats":true}
powers 0: looping
events: earthquake

0 plays blue 3 with looping
3 plays black 3

hands 0: red 2, green 1
hands 1: red 4, green 2
hands 2: red 5
hands 3: red 1
top: black 3
active: 2
`,
  'R-225': `
hands 0: black 9, red 1, red 2
hands 1: green 5, green 6
hands 2: yellow 6, yellow 7
top: blue 9
events: surprise party

0 plays black 9
1 gives green 5 to 2
2 gives yellow 6 to 0
0 gives red 1 to 1

hands 0: red 2, yellow 6
hands 1: green 6, red 1
hands 2: yellow 7, green 5
top: black 9
active: 1
`,
  'R-226': `
hands 0: black 9, red 1, red 2, red 3, red 4
hands 1: green 5, green 6
hands 2: yellow 6, yellow 7, yellow 8
top: blue 9
events: recession

0 plays black 9
1 chooses green 6
2 chooses yellow 8, yellow 6
0 chooses red 2, red 3, red 1

hands 0: red 4
hands 1: green 5
hands 2: yellow 7
top: black 9
pile: blue 9, green 6, yellow 8, yellow 6, red 2, red 3, red 1
active: 1
`,
  'R-227': `
hands 0: black 9, red 1
hands 1: green 5
hands 2: yellow 6, yellow 7
top: blue 9
events: merry christmas

0 plays black 9
1 gives green 5 to 2
2 gives yellow 6 to 0, yellow 7 to 1
0 gives red 1 to 1

hands 0: yellow 6
hands 1: yellow 7, red 1
hands 2: green 5
top: black 9
active: 1
---
hands 0: black 9, red 1, red 2, red 3, red 4
hands 1: green 5
hands 2: yellow 6, yellow 7, yellow 8
top: blue 9
events: recession
pointLimit: 1

0 plays black 9
2 chooses yellow 7, yellow 8
0 chooses red 1, red 2, red 3

hands 0: red 4
hands 1: nothing
hands 2: yellow 6
scores: [4, 0, 6]
winners: [1]
`,
  'R-228': `
hands 0: black 9, red 1
hands 1: green 5, green 6
hands 2: yellow 6, yellow 7, yellow 8
hands 3: blue 1
top: blue 9
events: recession
pointLimit: 1

0 plays black 9
1 chooses green 5
2 chooses yellow 6, yellow 7

hands 0: nothing
hands 1: green 6
hands 2: yellow 8
hands 3: nothing
scores: [0, 6, 8, 0]
winners: [0, 3]
`,
  'R-229': `
hands 0: black 9, red 1
hands 1: green 5
top: blue 9
events: market
draw: blue 1, blue 2

0 plays black 9
not 1 declines
not 1 chooses nothing
1 chooses blue 1

hands 0: red 1, blue 2
hands 1: green 5, blue 1
top: black 9
active: 1
---
hands 0: black 9, red 1
hands 1: green 5
top: blue 9
sets: ["troublemaker"]
events: seppuku

0 plays black 9
1 picks refuse
0 picks refuse

hands 0: red 1
hands 1: green 5
top: black 9
scores: [21, 21]
active: 1
`,
  'R-230': `
hands 0: black 9, red 1, red 2
hands 1: fuck you, green 6
hands 2: yellow 6, yellow 7
top: blue 9
edition: "swiss1"
events: surprise party

0 plays black 9
1 gives fuck you to 2
2 gives yellow 6 to 1
0 gives red 1 to 2

hands 0: red 2
hands 1: green 6, yellow 6
hands 2: yellow 7, fuck you, red 1
top: black 9
active: 1
---
hands 0: black 9, red 1, red 2
hands 1: fuck you, green 6
hands 2: yellow 6, yellow 7
top: blue 9
edition: "webde"
events: surprise party

0 plays black 9
1 gives fuck you to 2
2 gives yellow 6 to 1
0 gives red 1 to 2

hands 0: red 2
hands 1: green 6, yellow 6
hands 2: yellow 7, fuck you, red 1
top: black 9
active: 1
`,
  'R-232': `
hands 0: red troublemaker, red 1
hands 1: blue troublemaker, green 5
top: red 9
sets: ["troublemaker"]
events: plus one, market
draw: blue 1, blue 2, blue 3, blue 4

0 plays red troublemaker
1 plays blue troublemaker
0 chooses blue 2
0 draws
0 passes

hands 0: red 1, blue 2, blue 3, blue 4
hands 1: green 5, blue 1
top: blue troublemaker
active: 1
`,
  'R-233': `
hands 0: black 9, red 1, red 2, red 3, red 4
hands 1: green 5, green 6
hands 2: yellow 6
top: blue 9
edition: "webde"
sets: ["troublemaker"]
events: plague, last chance, recession, third time lucky
draw: blue 1, blue 2, blue 3, blue 4, blue 5, blue 6, blue 7, yellow 1, yellow 2

0 plays black 9
1 chooses green 5
0 chooses red 1, red 2, red 3

hands 0: red 4, blue 1, blue 2, blue 3
hands 1: green 6, blue 4, blue 5, blue 6
hands 2: blue 7, yellow 1, yellow 2
top: black 9
active: 1
`,
  'R-234': `
hands 0: black 9
hands 1: nice try
hands 2: yellow 6
top: blue 9
events: doomsday
pointLimit: 1

0 plays black 9

hands 0: nothing
hands 1: nice try
hands 2: yellow 6
scores: [50, 50, 50]
winners: [0, 1, 2]
---
hands 0: black 9, red 1
hands 1: green 5
top: blue 9
sets: ["supercharge"]
powers 0: looping
events: finish line
pointLimit: 1

0 plays black 9 with looping

hands 0: red 1
hands 1: green 5
scores: [1, 5]
winners: [0]
`,
  'R-235': `
hands 0: black 9, red 1
hands 1: green 5
hands 2: yellow 6
top: blue 9
sets: ["troublemaker"]
events: plague, doomsday, finish line
pointLimit: 1

0 plays black 9

hands 0: red 1
hands 1: green 5
hands 2: yellow 6
scores: [50, 50, 50]
winners: [0, 1, 2]
---
hands 0: black 9, red 1
hands 1: green 5
hands 2: yellow 6
top: blue 9
sets: ["troublemaker"]
events: plague, finish line, doomsday
pointLimit: 1

0 plays black 9

hands 0: red 1
hands 1: green 5
hands 2: yellow 6
scores: [50, 50, 50]
winners: [0, 1, 2]
`,
  'R-236': `
hands 0: black 9, red 1
hands 1: green 5
hands 2: yellow 6
top: blue 9
sets: ["troublemaker"]
events: plague, finish line, earthquake
pointLimit: 1

0 plays black 9

hands 0: yellow 6
hands 1: red 1
hands 2: green 5
scores: [6, 1, 5]
winners: [1]
`,
  'R-237': `
hands 0: black 9, red 1, red skip
hands 1: green 5
top: blue 9
sets: ["supercharge"]
powers 0: all draw one, looping
powers 1: number wish
events: riot
draw: yellow 1

0 plays black 9 with all draw one

hands 0: red 1
hands 1: green 5, yellow 1, red skip
powers 0: looping
powers 1: number wish
used: [["all draw one"],[]]
active: 1
`,
  'R-238': `
hands 0: black 9, red 1
hands 1: counterattack, counterattack
top: blue 9
events: charity

0 plays black 9

hands 0: red 1, counterattack
hands 1: counterattack
top: black 9
active: 1
`,
  'R-239': `
hands 0: black 9, red 1
hands 1: lucky bastard, green 5, green 6, green 7
top: blue 9
sets: ["troublemaker"]
events: robin hood

0 plays black 9
1 tosses in lucky bastard
1 wishes green

hands 0: red 1
hands 1: green 5, green 6, green 7
top: lucky bastard
wish: {"color":"green"}
active: 1
---
hands 0: black 9, red 1, red 2
hands 1: lucky bastard, green 5
top: blue 9
sets: ["troublemaker"]
events: plague, trust fall, capitalism
draw: yellow 1, yellow 2, yellow 3

0 plays black 9
1 declines
1 tosses in lucky bastard
1 wishes green

hands 0: red 1, red 2, yellow 2, yellow 3
hands 1: green 5, yellow 1
top: lucky bastard
wish: {"color":"green"}
active: 1
`,
  'R-240': `
hands 0: red troublemaker
hands 1: green 5, green 6, green 7
hands 2: yellow 6
top: red 9
sets: ["troublemaker"]
events: plague, plus one, capitalism
draw: yellow 1, yellow 2, yellow 3, yellow 4, yellow 5, yellow 7
pointLimit: 1

0 plays red troublemaker

hands 0: nothing
hands 1: green 5, green 6, green 7, yellow 1, yellow 2, yellow 3, yellow 4
hands 2: yellow 6, yellow 5, yellow 7
scores: [0, 28, 18]
winners: [0]
---
hands 0: black 9, red 1
hands 1: green 5
hands 2: yellow 6
top: blue 9
sets: ["troublemaker","supercharge"]
events: plague, plus one, loot

0 plays black 9

hands 0: green 5
hands 1: yellow 6
hands 2: red 1
top: black 9
active: 1
`,
};
