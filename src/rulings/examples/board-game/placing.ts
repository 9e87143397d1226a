/** Tables of the board game's rulings about placing. */
import type { TablesByNumber } from '../tables.ts';

export const placingTables: TablesByNumber = {
  'R-386': `
hands 0: push
hands 1: skip
dice: [2]

not 0 places push on 1 facing 8
0 places push on 1 facing 14

tokens: [2, 0]
board: {"1":["push",14]}
active: 1
---
hands 0: block
hands 1: skip
tokens: [5, 0]
layout: {"name":"row","cells":[[0,0],[1,0],[2,0],[3,0],[4,0],[5,0],[6,0],[7,0],[8,0]],"teleports":[1,2,3,4,5,6],"walls":[]}
dice: [3]
pointLimit: 8

0 places block on 7

tokens: [8, 0]
scores: [8, 0]
winners: [1]
`,
  'R-387': `
hands 0: stop
hands 1: skip
tokens: [3, 20]
dice: [1, 3]

0 places stop on 44

tokens: [18, 20]
active: 1
`,
  'R-389': `
hands 0: stop, snail
hands 1: skip
board: {"30":"x","31":"push","32":"ghost"}
teleports: [4, 11, 18, 25, 33, 39]
dice: [1]

not 0 places stop on 31
not 0 places stop on 32
0 places stop on 30

board: {"30":["x","stop"],"31":["push",32],"32":"ghost"}
---
hands 0: stop
hands 1: skip
board: {"30":"x"}
deck: {"name":"stop is purple","prints":[{"card":"stop","color":"purple","copies":40,"timing":null,"attack":null},{"card":"x","color":"green","copies":14,"timing":null,"attack":null},{"card":"skip","color":"blue","copies":40,"timing":null,"attack":null}]}
dice: [1]

not 0 places stop on 30
0 places stop on 31

tokens: [1, 0]
active: 1
`,
  'R-390': `
hands 0: skip, stop
hands 1: ghost
tokens: [10, 20]
dice: [2]

not 0 passes
0 places stop on 30

tokens: [12, 20]
active: 1
`,
  'R-391': `
hands 0: stop, push
hands 1: skip
board: {"5":"x","6":"push","7":"fuck you","8":["x","snail"]}
dice: [1]

not 0 places stop on 50 (R-391)
not 0 places stop on 4 (R-391)
not 0 places stop on 6 (R-391)
not 0 places stop on 7 (R-391)
0 places stop on 8

board: {"5":"x","6":["push",7],"7":"fuck you","8":["x","snail","stop"]}
---
hands 0: troublemaker
hands 1: skip
board: {"6":"push","7":"fuck you"}
dice: [{"d20":13}]

not 0 places troublemaker on 7 (R-391)
0 places troublemaker on 6

board: {"6":[["push",7],"troublemaker"],"7":"fuck you"}
`,
  'R-392': `
hands 0: block, skip
hands 1: stop
board: {"6":"push"}
dice: [1]

0 places block on 6

board: {"6":[["push",7],"block"]}
---
hands 0: skip
hands 1: stop
board: {"7":"re-roll"}

0 places skip on 7

board: {"7":["re-roll","skip"]}
---
hands 0: block, skip
hands 1: stop
board: {"6":"push","7":"re-roll"}
options: {"multi.wild":false}

not 0 places block on 6
not 0 places skip on 7
0 places skip on 8

board: {"6":["push",7],"7":"re-roll","8":"skip"}
`,
  'R-393': `
hands 0: push
hands 1: skip
tokens: [10, 20]
dice: [2]

0 places push on 20 facing 21

tokens: [12, 20]
active: 1
---
hands 0: stop
hands 1: skip
tokens: [12, 20]
dice: [3]

0 places stop on 12

tokens: [15, 20]
active: 1
`,
  'R-394': `
hands 0: stop
hands 1: skip
board: {"7":"push","8":"fuck you"}
layout: {"name":"row","cells":[[0,0],[1,0],[2,0],[3,0],[4,0],[5,0],[6,0],[7,0],[8,0],[9,0]],"teleports":[1,2,3,4,5,6],"walls":[]}
dice: [6, 6]

not 0 places stop on 8
0 places stop on 7

board: {"7":[["push",8],"stop"],"8":"fuck you"}
---
hands 0: skip, ghost
hands 1: block, stop, stop, stop
board: {"7":"troublemaker"}
layout: {"name":"row","cells":[[0,0],[1,0],[2,0],[3,0],[4,0],[5,0],[6,0],[7,0],[8,0]],"teleports":[1,2,3,4,5,6],"walls":[]}
dice: [2, 2]
draw: x, x, x

not 0 places skip on 7
0 chooses skip

hands 0: ghost, x, x, x
hands 1: block, stop, stop, stop
tokens: [2, 0]
`,
  'R-395': `
hands 0: stop, push
hands 1: skip
board: {"7":"jump"}
layout: {"name":"row","cells":[[0,0],[1,0],[2,0],[3,0],[4,0],[5,0],[6,0],[7,0],[8,0]],"teleports":[1,2,3,4,5,6],"walls":[]}
dice: [2, 2]

0 places stop on 7

board: {"7":[["jump",8],"stop"]}
`,
  'R-396': `
hands 0: push, jump
hands 1: stop
dice: [1]

not 0 places jump on 20 facing 23
not 0 places push on 20 facing 22
0 places push on 20 facing 23

board: {"20":["push",23]}
`,
  'R-397': `
hands 0: stop, x, x, x
hands 1: skip, skip, skip, skip
tokens: [49, 20]
dice: [1]
draw: ghost
pointLimit: 99

0 places stop on 31
1 places gift on 1
0 places stop #1 on 2

round: 2
board: {"1":"gift","2":"stop"}
asked: {"1":"place"}
drawPile: 78
`,
  'R-399': `
hands 0: block
hands 1: skip
tokens: [20, 0]
board: {"22":"re-roll"}
dice: [2]

0 places block on 40

tokens: [22, 0]
active: 1
`,
  'R-400': `
hands 0: remote
hands 1: block
tokens: [0, 20]
board: {"30":"x","33":"fuck you"}

0 places remote on 40
0 names 1
1 tosses in block
not 1 places block on 33
1 places block on 30

board: {"30":["x","block"],"33":"fuck you","40":"remote"}
tokens: [0, 20]
`,
  'R-401': `
hands 0: skip, stop
hands 1: ghost, ghost, ghost, ghost, ghost
hands 2: x
draw: push, gift, gift, reverse, jump, snail

0 places skip on 45

hands 0: stop, push, gift, gift
hands 1: ghost, ghost, ghost, ghost, ghost
hands 2: x, reverse, jump, snail
`,
  'R-402': `
hands 0: skip, stop, stop, stop
hands 1: ghost, ghost
tokens: [12, 7]
draw: push, gift
drawOnly: true
pointLimit: 10

0 places skip on 45

tokens: [12, 7]
scores: [12, 7]
winners: [1]
---
hands 0: skip, stop, stop, stop, x
hands 1: ghost, ghost, ghost, ghost
drawOnly: true

0 places skip on 45

hands 0: stop, stop, stop, x
hands 1: ghost, ghost, ghost, ghost
drawPile: 0
round: 1
`,
};
