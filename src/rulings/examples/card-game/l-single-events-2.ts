/** Tables of section L: Events one by one – Last Chance to Repeat. */
import type { TablesByNumber } from '../tables.ts';

export const singleEvents2Tables: TablesByNumber = {
  'R-264': `
hands 0: red troublemaker, red 1
hands 1: red 5
top: red 9
sets: ["troublemaker"]
events: last chance, third time lucky
draw: yellow 1, yellow 2, yellow 3, yellow 4, yellow 5, yellow 6

0 plays red troublemaker
1 plays red 5

hands 0: red 1, yellow 1, yellow 2, yellow 3
hands 1: yellow 4, yellow 5, yellow 6
top: red 5
active: 0
---
hands 0: red troublemaker, nice try
hands 1: red 5
top: red 9
sets: ["troublemaker"]
events: last chance, third time lucky
draw: yellow 1, yellow 2, yellow 3, yellow 4, yellow 5, yellow 6

0 plays red troublemaker
1 plays red 5
not 0 tosses in nice try

hands 0: nice try, yellow 1, yellow 2, yellow 3
hands 1: yellow 4, yellow 5, yellow 6
top: red 5
active: 0
`,
  'R-265': `
hands 0: red troublemaker
hands 1: green 5
hands 2: yellow 6
top: red 9
sets: ["troublemaker"]
events: last chance, doomsday
pointLimit: 1

0 plays red troublemaker

hands 0: nothing
hands 1: green 5
hands 2: yellow 6
scores: [0, 5, 6]
winners: [0]
---
hands 0: red troublemaker, red 1
hands 1: blue troublemaker
hands 2: yellow 6
top: red 9
sets: ["troublemaker"]
events: last chance, repeat, friday the 13th, doomsday
pointLimit: 1

0 plays red troublemaker
1 plays blue troublemaker

hands 0: red 1
hands 1: nothing
hands 2: yellow 6
scores: [1, 0, 6]
winners: [1]
`,
  'R-266': `
hands 0: red troublemaker, green 4, blue 7
hands 1: red 4, black 4
top: red 9
sets: ["troublemaker"]
events: last chance, friday the 13th, third time lucky
draw: yellow 1, yellow 2, yellow 3, yellow 4, yellow 5, yellow 6

0 plays red troublemaker
1 plays red 4
0 plays green 4
1 plays black 4

hands 0: blue 7, yellow 1, yellow 2, yellow 3
hands 1: yellow 4, yellow 5, yellow 6
top: black 4
active: 0
`,
  'R-267': `
hands 0: red troublemaker, red 1
hands 1: red 4
hands 2: yellow 6, blue 6
top: red 9
sets: ["troublemaker"]
options: {"last-chance.eventsCount":true}
events: last chance, robin hood, third time lucky, doomsday
draw: yellow 1, yellow 2, yellow 3, yellow 4, yellow 5, yellow 7, yellow 8, yellow 9, blue 1

0 plays red troublemaker
1 plays red 4

hands 0: red 1, yellow 1, yellow 2, yellow 3
hands 1: yellow 6, blue 6, yellow 4, yellow 5, yellow 7
hands 2: yellow 8, yellow 9, blue 1
top: red 4
active: 2
---
hands 0: red troublemaker, red 1
hands 1: red 4
hands 2: yellow 6, blue 6
top: red 9
sets: ["troublemaker"]
events: last chance, robin hood, third time lucky, doomsday
pointLimit: 1

0 plays red troublemaker
1 plays red 4

hands 0: red 1
hands 1: yellow 6, blue 6
hands 2: nothing
scores: [1, 12, 0]
winners: [2]
---
hands 0: red troublemaker, red 1
hands 1: red 4
hands 2: yellow 6, blue 6
top: red 9
edition: "webde"
sets: ["troublemaker"]
events: last chance, robin hood, third time lucky, doomsday
draw: yellow 1, yellow 2, yellow 3, yellow 4, yellow 5, yellow 7, yellow 8, yellow 9, blue 1

0 plays red troublemaker
1 plays red 4

hands 0: red 1, yellow 1, yellow 2, yellow 3
hands 1: yellow 6, blue 6, yellow 4, yellow 5, yellow 7
hands 2: yellow 8, yellow 9, blue 1
top: red 4
active: 2
`,
  'R-268': `
hands 0: red troublemaker, red 3, yellow 9, red 9
hands 1: red 5
top: red 9
sets: ["troublemaker"]
events: last chance, crowdfunding, friday the 13th, doomsday
pointLimit: 1

0 plays red troublemaker
1 plays red 5
0 chooses yellow 9
0 plays red 9
1 plays yellow 9

hands 0: red 3
hands 1: nothing
scores: [3, 0]
winners: [1]
`,
  'R-269': `
hands 0: red troublemaker, blue 3
hands 1: blue troublemaker, green 5
top: red 9
sets: ["troublemaker"]
events: last chance, repeat, third time lucky, expansion
draw: yellow 1, yellow 2, yellow 3, yellow 4, yellow 5, yellow 6, yellow 7, yellow 8, yellow 9

0 plays red troublemaker
1 plays blue troublemaker
0 plays blue 3

hands 0: yellow 4, yellow 5, yellow 6, yellow 8, yellow 9
hands 1: green 5, yellow 1, yellow 2, yellow 3, yellow 7
top: blue 3
active: 1
`,
  'R-270': `
hands 0: black 9
hands 1: green 5, green 6
hands 2: yellow 6
top: blue 9
sets: ["supercharge"]
events: loot
pointLimit: 1

0 plays black 9

hands 0: green 6, green 5
hands 1: yellow 6
hands 2: nothing
scores: [11, 6, 0]
winners: [2]
`,
  'R-271': `
hands 0: black 9, red 1
hands 1: green 1
hands 2: blue 1
top: red 9
events: market
draw: yellow 1, yellow 2, yellow 3

0 plays black 9
1 chooses yellow 2
2 chooses yellow 3

hands 0: red 1, yellow 1
hands 1: green 1, yellow 2
hands 2: blue 1, yellow 3
top: black 9
active: 1
---
hands 0: black 9, red 1
hands 1: green 5
hands 2: yellow 6
top: blue 9
events: market
draw: blue 1, blue 2
drawOnly: true
pointLimit: 1

0 plays black 9
1 chooses blue 2

hands 0: red 1
hands 1: green 5, blue 2
hands 2: yellow 6, blue 1
scores: [1, 7, 7]
winners: [0]
`,
  'R-272': `
hands 0: black 9, red 1, blue 1, green 1, red 2
hands 1: green 5, black 5, yellow 6
hands 2: yellow 6, yellow 7
top: blue 9
events: mating season

0 plays black 9

hands 0: red 2
hands 1: yellow 6
hands 2: yellow 6, yellow 7
top: black 9
active: 1
---
hands 0: black 9, fantastic, fantastic, red 1
hands 1: blue skip, red skip, red 3, red 3
top: blue 9
events: mating season

0 plays black 9

hands 0: fantastic, fantastic, red 1
hands 1: blue skip, red skip
top: black 9
active: 1
`,
  'R-273': `
hands 0: black 9, red 1
hands 1: green 1, green 2
hands 2: blue 1
top: red 9
events: merry christmas
pointLimit: 1

0 plays black 9
1 gives green 1 to 2, green 2 to 0
2 gives blue 1 to 0
0 gives red 1 to 2

hands 0: green 2, blue 1
hands 1: nothing
hands 2: green 1, red 1
scores: [3, 0, 2]
winners: [1]
---
hands 0: black 9, red 1, red 2
hands 1: green 5
top: blue 9
events: merry christmas

0 plays black 9

hands 0: green 5
hands 1: red 1, red 2
top: black 9
active: 1
`,
  'R-274': `
hands 0: black 9
hands 1: green 5, green 6
hands 2: yellow 6
top: blue 9
events: mexican standoff
draw: blue 1, blue 2, blue 3, red 1, red 2, red 3, green 1, green 2, green 3

0 plays black 9

hands 0: green 1, green 2, green 3
hands 1: blue 1, blue 2, blue 3
hands 2: red 1, red 2, red 3
top: black 9
active: 1
---
hands 0: black 9, red 8
hands 1: green 5, nice try
hands 2: yellow 6
top: blue 9
events: mexican standoff
draw: blue 1, blue 2, blue 3, red 4
drawOnly: true
pointLimit: 1

0 plays black 9

hands 0: nothing
hands 1: blue 1, blue 2, blue 3
hands 2: red 4
scores: [0, 6, 4]
winners: [0]
`,
  'R-275': `
hands 0: black 9, red 1, red 2
hands 1: green 5, green 6
hands 2: yellow 6, yellow 7
top: blue 9
sets: ["pandoras-box"]
events: pandora's box

0 plays black 9

hands 0: red 1, red 2
hands 1: green 5, green 6
hands 2: yellow 6, yellow 7
top: black 9
active: 1
---
hands 0: black 9, red 1, red 2
hands 1: green 5, green 6
hands 2: yellow 6, yellow 7
top: blue 9
sets: ["pandoras-box"]
options: {"pandoras-box.effect":"openOne"}
ruleDeck: other cheek
events: pandora's box

0 plays black 9

hands 0: red 1, red 2
hands 1: green 5, green 6
hands 2: yellow 6, yellow 7
top: black 9
active: 2
---
hands 0: black 9, red 1, red 2
hands 1: green 5, green 6
hands 2: yellow 6, yellow 7
top: blue 9
sets: ["pandoras-box"]
options: {"pandoras-box.effect":"purge"}
ruleCards: other cheek
events: pandora's box

0 plays black 9

hands 0: red 1, red 2
hands 1: green 5, green 6
hands 2: yellow 6, yellow 7
top: black 9
active: 1
`,
  'R-276': `
hands 0: black 9, red 8, red 3, red 2
hands 1: green 9
top: blue 9
sets: ["supercharge"]
events: parasite
pointLimit: 1

0 plays black 9
1 plays green 9
0 chooses red 8, red 2

hands 0: red 3
hands 1: nothing
scores: [3, 0]
winners: [1]
---
hands 0: black 9, the end
hands 1: green 9, red 5
top: blue 9
sets: ["supercharge"]
events: parasite
pointLimit: 1

0 plays black 9
1 plays green 9
0 plays the end

hands 0: nothing
hands 1: red 5
scores: [0, 5]
winners: [0]
`,
  'R-277': `
hands 0: black 9, red 8
hands 1: green 9
top: blue 9
sets: ["troublemaker","supercharge"]
events: plague, parasite, time bomb
pointLimit: 1

0 plays black 9
1 plays green 9
0 chooses red 8

hands 0: nothing
hands 1: nothing
scores: [10, -10]
winners: [1]
`,
  'R-278': `
hands 0: red troublemaker, red 1
hands 1: green 5
top: red 9
sets: ["troublemaker"]
events: plague, third time lucky, expansion
draw: yellow 1, yellow 2, yellow 3, yellow 4, yellow 5, yellow 6, yellow 7, yellow 8, yellow 9

0 plays red troublemaker

hands 0: red 1, yellow 4, yellow 5, yellow 6, yellow 8, yellow 9
hands 1: green 5, yellow 1, yellow 2, yellow 3, yellow 7
top: red troublemaker
active: 1
---
hands 0: red troublemaker, red 1, blue 1
hands 1: blue troublemaker, green 5, blue 5
hands 2: green troublemaker, yellow 6, blue 6
top: red 9
sets: ["troublemaker"]
events: plague, mating season, third time lucky
draw: yellow 1, yellow 2, yellow 3, yellow 4, yellow 5, yellow 7, yellow 8, yellow 9, blue 2

0 plays red troublemaker

hands 0: yellow 8, yellow 9, blue 2
hands 1: blue troublemaker, yellow 1, yellow 2, yellow 3
hands 2: green troublemaker, yellow 4, yellow 5, yellow 7
top: red troublemaker
active: 1
`,
  'R-279': `
hands 0: red troublemaker, red 1, red 2
hands 1: green 5, green 6, green 7
hands 2: yellow 6
top: red 9
sets: ["troublemaker"]
events: plague, plus one, friday the 13th
draw: blue 1, red 8

0 plays red troublemaker
1 draws
1 plays red 8

hands 0: red 1, red 2
hands 1: green 5, green 6, green 7, blue 1
hands 2: yellow 6
top: red 8
active: 2
---
hands 0: red troublemaker, red 1
hands 1: green 5
top: red 9
sets: ["troublemaker"]
events: plague, plus one, third time lucky
draw: yellow 1, yellow 2, yellow 3, yellow 4, yellow 5, yellow 6, yellow 7, yellow 8

0 plays red troublemaker

hands 0: red 1, yellow 5, yellow 6, yellow 7, yellow 8
hands 1: green 5, yellow 1, yellow 2, yellow 3, yellow 4
top: red troublemaker
active: 1
`,
  'R-280': `
hands 0: red troublemaker, red 1
hands 1: green 2
top: red 9
sets: ["troublemaker"]
events: plague, plus one, repeat
draw: yellow 1, yellow 2, yellow 3

0 plays red troublemaker
1 draws
1 passes

hands 0: red 1
hands 1: green 2, yellow 1, yellow 2, yellow 3
top: red troublemaker
active: 0
---
hands 0: red troublemaker, red 1
hands 1: green 2
top: red 9
sets: ["troublemaker"]
options: {"plus-one.stack":false}
events: plague, plus one, repeat
draw: yellow 1, yellow 2

0 plays red troublemaker
1 draws
1 passes

hands 0: red 1
hands 1: green 2, yellow 1, yellow 2
top: red troublemaker
active: 0
`,
  'R-281': `
hands 0: black 9, red 1, red 2, red 3, red 4
hands 1: green 5, green 6
hands 2: yellow 6, yellow 7, yellow 8
top: blue 9
events: recession

0 plays black 9
1 chooses green 6
2 chooses yellow 8, yellow 7
0 chooses red 4, red 3, red 2

hands 0: red 1
hands 1: green 5
hands 2: yellow 6
top: black 9
active: 1
`,
  'R-282': `
hands 0: red troublemaker, red 1
hands 1: blue troublemaker, green 5
top: red 9
sets: ["troublemaker"]
events: third time lucky, repeat
draw: yellow 1, yellow 2, yellow 3, yellow 4, yellow 5, yellow 6, yellow 7, yellow 8, yellow 9, blue 1, blue 2, blue 3

0 plays red troublemaker
1 plays blue troublemaker

hands 0: red 1, yellow 4, yellow 5, yellow 6, yellow 7, yellow 8, yellow 9
hands 1: green 5, yellow 1, yellow 2, yellow 3, blue 1, blue 2, blue 3
top: blue troublemaker
active: 0
---
hands 0: red troublemaker, red 1
hands 1: blue troublemaker, green 5
hands 2: green troublemaker, yellow 6
top: red 9
sets: ["troublemaker"]
events: event manager, repeat, third time lucky, doomsday

0 plays red troublemaker
0 picks repeat

hands 0: red 1
hands 1: blue troublemaker, green 5
hands 2: green troublemaker, yellow 6
top: red troublemaker
active: 1
---
hands 0: red troublemaker, red 1
hands 1: blue troublemaker, green 5
hands 2: green troublemaker, yellow 6
top: red 9
sets: ["troublemaker"]
options: {"repeat.includeUnexecuted":true}
events: event manager, repeat, third time lucky, doomsday
draw: yellow 1, yellow 2, yellow 3, yellow 4, yellow 5, yellow 7, yellow 8, yellow 9, blue 1

0 plays red troublemaker
0 picks repeat
0 picks third-time-lucky

hands 0: red 1, yellow 8, yellow 9, blue 1
hands 1: blue troublemaker, green 5, yellow 1, yellow 2, yellow 3
hands 2: green troublemaker, yellow 6, yellow 4, yellow 5, yellow 7
top: red troublemaker
active: 1
`,
  'R-283': `
hands 0: red troublemaker, red 1
hands 1: blue troublemaker, green 5
top: red 9
edition: "webde"
sets: ["troublemaker"]
events: third time lucky, repeat
draw: yellow 1, yellow 2, yellow 3, yellow 4, yellow 5, yellow 6, yellow 7, yellow 8, yellow 9, blue 1, blue 2, blue 3

0 plays red troublemaker
1 plays blue troublemaker

hands 0: red 1, yellow 4, yellow 5, yellow 6, yellow 7, yellow 8, yellow 9
hands 1: green 5, yellow 1, yellow 2, yellow 3, blue 1, blue 2, blue 3
top: blue troublemaker
active: 0
`,
};
