/** Tables of the board game's rulings about project. */
import type { TablesByNumber } from '../tables.ts';

export const projectTables: TablesByNumber = {
  'R-477': `
hands 0: swap
hands 1: stop
tokens: [12, 27]
deck: {"name":"two kinds","prints":[{"card":"stop","color":"green","copies":84,"timing":null,"attack":null},{"card":"swap","color":"red","copies":10,"timing":"play","attack":null}]}
dice: [2]

0 places swap on 44

tokens: [29, 12]
active: 1
`,
  'R-478': `
hands 0: skip, ghost
hands 1: x, x, x, x
board: {"7":"troublemaker"}
layout: {"name":"row","cells":[[0,0],[1,0],[2,0],[3,0],[4,0],[5,0],[6,0],[7,0],[8,0]],"teleports":[1,2,3,4,5,6],"walls":[]}
dice: [1, 1]
draw: stop, stop, stop

0 chooses skip

hands 0: ghost, stop, stop, stop
hands 1: x, x, x, x
tokens: [1, 0]
discardPile: 1
---
hands 0: nothing
hands 1: x, x, x, x
tokens: [25, 0]



active: 1
board: {}
`,
  'R-493': `
hands 0: remote
hands 1: skip
tokens: [12, 20]
board: {"22":"gift"}
options: {"remote.chooser":"attacker"}
dice: [2]

0 places remote on 44
0 names 1
0 picks 2

tokens: [14, 22]
active: 1
`,
  'R-494': `
hands 0: troublemaker
hands 1: skip
hands 2: skip
tokens: [10, 20, 30]
options: {"earthquake.order":"inOrder"}
dice: [{"d20":2}]

0 places troublemaker on 44

tokens: [30, 30, 10]
active: 1
`,
};
