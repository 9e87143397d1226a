/** Tables of section L: Events one by one – Rewind to Friday the 13th. */
import type { TablesByNumber } from '../tables.ts';

export const singleEvents3Tables: TablesByNumber = {
  'R-284': `
hands 0: black 9, red 1
hands 1: green 5
top: blue 9
pile: yellow 1, yellow 2, yellow 3
sets: ["supercharge"]
events: rewind
draw: red 7

0 plays black 9

hands 0: red 1, blue 9, yellow 2
hands 1: green 5, black 9, yellow 3
top: red 7
pile: yellow 1
active: 1
---
hands 0: black 9, red 1
hands 1: green 5
hands 2: yellow 6
top: blue 9
pile: yellow 1
sets: ["supercharge"]
events: rewind
draw: red 7

0 plays black 9

hands 0: red 1, yellow 1
hands 1: green 5, black 9
hands 2: yellow 6, blue 9
top: red 7
active: 1
`,
  'R-285': `
hands 0: black 9, red 1
hands 1: green 5
hands 2: yellow 6
top: blue 9
pile: yellow 1, yellow 2, yellow 3, yellow 4, yellow 5
sets: ["supercharge"]
events: rewind
draw: red skip

0 plays black 9
0 picks use
0 names 1

hands 0: red 1, yellow 5, yellow 2
hands 1: green 5, black 9, yellow 4
hands 2: yellow 6, blue 9, yellow 3
top: red skip
active: 2
---
hands 0: black 9, red 1
hands 1: green 5
top: blue 9
pile: yellow 1, yellow 2, yellow 3
sets: ["supercharge"]
events: rewind
draw: fantastic four

0 plays black 9
0 picks leave
0 wishes 5

hands 0: red 1, blue 9, yellow 2
hands 1: green 5, black 9, yellow 3
top: fantastic four
wish: {"number":5}
active: 1
---
hands 0: black 9, red 1
hands 1: green 5
top: blue 9
pile: yellow 1, yellow 2, yellow 3
sets: ["supercharge"]
events: rewind
draw: the end

0 plays black 9
1 plays green 5

hands 0: red 1, blue 9, yellow 2
hands 1: black 9, yellow 3
top: green 5
active: 0
`,
  'R-286': `
hands 0: black 9, red 1
hands 1: green 5, green 4
top: blue 9
pile: yellow 1, yellow 2, yellow 3
sets: ["supercharge"]
events: rewind, doomsday
draw: black 4

0 plays black 9
not 1 plays green 5
1 plays green 4

hands 0: red 1, blue 9, yellow 2
hands 1: green 5, black 9, yellow 3
top: green 4
active: 0
---
hands 0: black 9, red 1
hands 1: green 5
top: blue 9
pile: yellow 1, yellow 2, yellow 3
sets: ["supercharge"]
options: {"rewind.blackTriggers":true}
events: rewind, third time lucky
draw: black 4, yellow 4, yellow 5, yellow 6, yellow 7, yellow 8, yellow 9

0 plays black 9

hands 0: red 1, blue 9, yellow 2, yellow 7, yellow 8, yellow 9
hands 1: green 5, black 9, yellow 3, yellow 4, yellow 5, yellow 6
top: black 4
active: 1
`,
  'R-287': `
hands 0: black 9, red 1
hands 1: green 5
top: blue 9
pile: yellow 1, yellow 2, yellow 3
sets: ["supercharge"]
events: rewind
drawOnly: true
pointLimit: 1

0 plays black 9

hands 0: red 1, blue 9, yellow 2
hands 1: green 5, black 9, yellow 3
scores: [12, 17]
winners: [0]
`,
  'R-288': `
hands 0: black 9, red 1, red skip, fuck you
hands 1: green 5, fantastic, black 2
hands 2: yellow 6, curse, the end
top: blue 9
sets: ["troublemaker","supercharge"]
events: riot

0 plays black 9

hands 0: red 1, curse, the end
hands 1: green 5, black 2, red skip, fuck you
hands 2: yellow 6, fantastic
top: black 9
active: 1
`,
  'R-289': `
hands 0: black 9, red 1, red 2
hands 1: green 5, green 6, green 7
hands 2: yellow 6
top: blue 9
events: robin hood

0 plays black 9

hands 0: red 1, red 2
hands 1: yellow 6
hands 2: green 5, green 6, green 7
top: black 9
active: 1
---
hands 0: black 9
hands 1: green 5, green 6, green 7
hands 2: yellow 6
top: blue 9
events: robin hood
pointLimit: 1

0 plays black 9

hands 0: green 5, green 6, green 7
hands 1: nothing
hands 2: yellow 6
scores: [18, 0, 6]
winners: [1]
`,
  'R-290': `
hands 0: black 9
hands 1: green 5, green 6
hands 2: yellow 6
top: blue 9
sets: ["troublemaker"]
events: russian roulette
pointLimit: 1

0 plays black 9
1 chooses green 5

hands 0: nothing
hands 1: green 6
hands 2: nothing
scores: [0, 6, 0]
winners: [0, 2]
---
hands 0: black 9, red 1, red 2
hands 1: green 5, green 6
hands 2: yellow 6, yellow 7
top: blue 9
sets: ["troublemaker"]
events: russian roulette
seed: 0

0 plays black 9
1 chooses green 5
0 chooses red 1
2 chooses yellow 6
1 draws
1 passes

hands 0: red 2
hands 1: green 6, yellow 6
hands 2: yellow 7
top: black 9
active: 2
`,
  'R-291': `
hands 0: black 9, red 1
hands 1: green 5
hands 2: yellow 6
top: blue 9
sets: ["troublemaker"]
events: seppuku
draw: black 3, curse, blue 2
scores: [0,100,0]

0 plays black 9
1 picks dare
2 picks dare
0 picks dare

hands 0: red 1
hands 1: green 5
hands 2: yellow 6
top: black 9
scores: [-21, 79, 42]
active: 1
---
hands 0: black 9, red 1
hands 1: green 5, green 6
hands 2: yellow 6
top: blue 9
sets: ["troublemaker"]
options: {"scoring":false}
events: seppuku
draw: blue 2, yellow 1, yellow 2, yellow 3, yellow 4

0 plays black 9
1 picks dare
2 picks refuse
0 picks refuse

hands 0: red 1, yellow 3, yellow 4
hands 1: nothing
hands 2: yellow 6, yellow 1, yellow 2
winners: [1]
---
hands 0: black 9, red 1
hands 1: green 5, green 6, green 7
hands 2: yellow 6
top: blue 9
edition: "webde"
sets: ["troublemaker"]
options: {"scoring":false}
events: seppuku
draw: blue 2, yellow 1, yellow 2, yellow 3, yellow 4

0 plays black 9
1 picks dare
1 chooses nothing
2 picks refuse
0 picks refuse

hands 0: red 1, yellow 3, yellow 4
hands 1: green 5, green 6, green 7
hands 2: yellow 6, yellow 1, yellow 2
top: black 9
active: 1
---
hands 0: black 9, red 1
hands 1: green 5, green 6, green 7
hands 2: yellow 6
top: blue 9
sets: ["troublemaker"]
options: {"scoring":false,"seppuku.discardOptional":true}
events: seppuku
draw: blue 2, yellow 1, yellow 2, yellow 3, yellow 4

0 plays black 9
1 picks dare
1 chooses nothing
2 picks refuse
0 picks refuse

hands 0: red 1, yellow 3, yellow 4
hands 1: green 5, green 6, green 7
hands 2: yellow 6, yellow 1, yellow 2
top: black 9
active: 1
`,
  'R-292': `
hands 0: black 9, red 1
hands 1: green 5
hands 2: yellow 6
top: blue 9
sets: ["troublemaker"]
events: seppuku
draw: blue 2
drawOnly: true
pointLimit: 1

0 plays black 9
1 picks dare
2 picks dare
0 picks refuse

hands 0: red 1
hands 1: green 5
hands 2: yellow 6
scores: [22, -16, 27]
winners: [1]
---
hands 0: black 9, red 1
hands 1: green 5
hands 2: yellow 6
top: blue 9
sets: ["troublemaker"]
events: seppuku
drawOnly: true

0 plays black 9
1 picks refuse
2 picks refuse
0 picks refuse

hands 0: red 1
hands 1: green 5
hands 2: yellow 6
top: black 9
scores: [21, 21, 21]
active: 1
`,
  'R-293': `
hands 0: black 9, red 1
hands 1: green 5
hands 2: yellow 6
top: blue 9
sets: ["supercharge"]
powers 0: looping
powers 1: nothing
powers 2: recycling, troublecharger
powerPile: open hands, black wish, special seal, number wish
events: supercharge

0 plays black 9

powers 0: looping, special seal
powers 1: open hands
powers 2: recycling, troublecharger, black wish
active: 1
`,
  'R-294': `
hands 0: black 9, red 1, red 2
hands 1: green 5, green 6
hands 2: yellow 6, yellow 7
top: blue 9
events: surprise party

0 plays black 9
1 gives green 6 to 0
2 gives yellow 6 to 0
0 gives red 2 to 2

hands 0: red 1, green 6, yellow 6
hands 1: green 5
hands 2: yellow 7, red 2
top: black 9
active: 1
---
hands 0: black 9
hands 1: green 5, green 6
hands 2: yellow 6, yellow 7
top: blue 9
edition: "swiss1"
events: surprise party

0 plays black 9
1 gives green 6 to 0
2 gives yellow 6 to 1

hands 0: green 6
hands 1: green 5, yellow 6
hands 2: yellow 7
top: black 9
active: 1
`,
  'R-295': `
hands 0: black 9, red 1
hands 1: green 5
hands 2: yellow 6
top: blue 9
events: the all-seeing eye

0 plays black 9
2 picks seen
0 picks seen
1 picks seen

hands 0: red 1
hands 1: green 5
hands 2: yellow 6
top: black 9
active: 1
`,
  'R-296': `
hands 0: black 9
hands 1: green 5
hands 2: yellow 6
top: blue 9
events: third time lucky
draw: blue 1, blue 2, blue 3, red 1, red 2, red 3, green 1, green 2, green 3

0 plays black 9

hands 0: green 1, green 2, green 3
hands 1: green 5, blue 1, blue 2, blue 3
hands 2: yellow 6, red 1, red 2, red 3
top: black 9
active: 1
`,
  'R-297': `
hands 0: black 9
hands 1: green 5, green 5
top: blue 9
events: tornado

0 plays black 9

hands 0: green 5
hands 1: green 5
top: black 9
active: 1
---
hands 0: black 9
hands 1: green 5
top: blue 9
events: tornado
pointLimit: 1

0 plays black 9

hands 0: nothing
hands 1: green 5
scores: [0, 5]
winners: [0]
`,
  'R-298': `
hands 0: black 9, red 1, red 2
hands 1: green 5, green 6, green 7
hands 2: yellow 6, yellow 7
top: blue 9
sets: ["troublemaker"]
events: trust fall

0 plays black 9
1 names 2
2 names 1
1 chooses green 5, green 6
0 names 1

hands 0: red 1, red 2, green 7
hands 1: yellow 6, yellow 7
hands 2: green 5, green 6
top: black 9
active: 1
`,
  'R-299': `
hands 0: black 9, red 8, red 1
hands 1: green 5, green 6
top: blue 9
sets: ["supercharge"]
events: tsunami

0 plays black 9
not 1 chooses nothing
1 chooses green 5
0 chooses red 8
1 chooses nothing

hands 0: red 1
hands 1: green 6, green 5, red 8
top: black 9
active: 1
---
hands 0: black 9, red 8, red 1
hands 1: green 5, green 6
top: blue 9
edition: "webde"
sets: ["supercharge"]
events: tsunami

0 plays black 9
1 chooses green 5
not 0 chooses nothing
0 chooses red 8

hands 0: red 1
hands 1: green 6, green 5, red 8
top: black 9
active: 1
`,
  'R-300': `
hands 0: black 9, blue 1, red 2
hands 1: blue skip, green 5, blue 7
hands 2: yellow 6, fantastic, black 5
top: blue 9
events: vandalism

0 plays black 9

hands 0: red 2
hands 1: green 5
hands 2: yellow 6, fantastic, black 5
top: black 9
active: 1
---
hands 0: red troublemaker, blue 1
hands 1: blue-red colour swap, green-yellow colour swap
hands 2: red-yellow colour swap, green 3
top: red 9
sets: ["troublemaker"]
options: {"vandalism.swaps":true}
events: vandalism

0 plays red troublemaker

hands 0: blue 1
hands 1: green-yellow colour swap
hands 2: green 3
top: red troublemaker
active: 1
---
hands 0: red troublemaker, blue 1
hands 1: blue-red colour swap, green-yellow colour swap
hands 2: red-yellow colour swap, green 3
top: red 9
sets: ["troublemaker"]
options: {"vandalism.swaps":false}
events: vandalism

0 plays red troublemaker

hands 0: blue 1
hands 1: blue-red colour swap, green-yellow colour swap
hands 2: red-yellow colour swap, green 3
top: red troublemaker
active: 1
`,
  'R-301': `
hands 0: red troublemaker, red 1, blue 1
hands 1: blue troublemaker, red 2, blue 2
hands 2: red 3, blue 3
top: red 9
sets: ["troublemaker"]
events: friday the 13th, vandalism

0 plays red troublemaker
1 plays blue troublemaker

hands 0: red 1
hands 1: red 2
hands 2: red 3
top: blue troublemaker
active: 2
`,
  'R-302': `
hands 0: red 9, black 4, red 2, green 2
hands 1: black 9, blue 3, red 5
hands 2: fantastic, red 6, yellow 6
top: blue 9
events: friday the 13th, vandalism

0 plays red 9
1 plays black 9
2 plays fantastic
2 wishes 4
0 plays black 4

hands 0: green 2
hands 1: blue 3
hands 2: yellow 6
top: black 4
active: 1
`,
  'R-303': `
hands 0: black 9, red 1
hands 1: green 5
hands 2: yellow 6
top: blue 9
events: friday the 13th

0 plays black 9

hands 0: red 1
hands 1: green 5
hands 2: yellow 6
top: black 9
active: 1
`,
};
