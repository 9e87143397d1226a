/** Tables of the board game's rulings about movement. */
import type { TablesByNumber } from '../tables.ts';

export const movementTables: TablesByNumber = {
  'R-403': `
hands 0: stop
hands 1: skip
tokens: [12, 0]
board: {"13":["push",12],"16":"stop","17":["push",18]}
dice: [5]

0 places stop on 44

tokens: [16, 0]
active: 1
---
hands 0: stop
hands 1: skip
tokens: [12, 0]
board: {"15":["push",16],"16":["push",17]}
dice: [3]

0 places stop on 44

tokens: [17, 0]
active: 1
`,
  'R-404': `
hands 0: stop
hands 1: skip
tokens: [12, 0]
board: {"13":["push",14],"14":["push",13]}
dice: [1]

0 places stop on 44

tokens: [13, 0]
active: 1
---
hands 0: stop
hands 1: stop
tokens: [12, 13]
board: {"15":["push",16]}
dice: [3,2]

0 places stop on 44
1 places stop on 45

tokens: [16, 16]
active: 0
`,
  'R-405': `
hands 0: stop
hands 1: skip
tokens: [48, 3]
dice: [5]
pointLimit: 50

0 places stop on 30

tokens: [50, 3]
scores: [50, 3]
winners: [1]
`,
  'R-406': `
hands 0: reverse
hands 1: skip
tokens: [50, 0]
dice: [3]

0 places reverse on 44

tokens: [47, 0]
active: 1
---
hands 0: stop
hands 1: skip
tokens: [48, 12]
board: {"49":"swap"}
dice: [1]

0 places stop on 30

tokens: [12, 49]
active: 1
`,
  'R-407': `
hands 0: reverse
hands 1: skip
tokens: [2, 0]
dice: [5]

0 places reverse on 44

tokens: [0, 0]
active: 1
`,
  'R-408': `
hands 0: stop
hands 1: skip
tokens: [12, 0]
board: {"14":"stop"}
dice: [5]

0 places stop on 44

tokens: [14, 0]
active: 1
---
hands 0: stop
hands 1: skip
tokens: [14, 0]
board: {"14":"stop"}
dice: [5]

0 places stop on 44

tokens: [19, 0]
active: 1
`,
  'R-409': `
hands 0: stop
hands 1: skip
tokens: [12, 0]
board: {"13":"x","14":"x"}
dice: [2]

0 places stop on 44

tokens: [16, 0]
active: 1
---
hands 0: stop
hands 1: skip
tokens: [12, 0]
board: {"13":["push",14],"14":"x","15":"x"}
dice: [1]

0 places stop on 44

tokens: [16, 0]
active: 1
---
hands 0: troublemaker
hands 1: skip
tokens: [20, 10]
board: {"15":"x","22":"x"}
dice: [{"d20":7},5,2]

0 places troublemaker on 30

tokens: [22, 15]
active: 1
`,
  'R-410': `
hands 0: stop
hands 1: skip
tokens: [12, 0]
board: {"13":"snail"}
dice: [3]

0 places stop on 44

tokens: [14, 0]
active: 1
---
hands 0: stop
hands 1: skip
tokens: [12, 0]
board: {"13":"snail"}
dice: [2]

0 places stop on 44

tokens: [13, 0]
active: 1
`,
  'R-411': `
hands 0: stop
hands 1: skip
tokens: [12, 0]
board: {"14":["jump",15],"15":"stop"}
dice: [2]

0 places stop on 44

tokens: [16, 0]
active: 1
---
hands 0: stop
hands 1: skip
tokens: [12, 0]
board: {"14":["jump",15],"15":"stop"}
dice: [3]

0 places stop on 44

tokens: [15, 0]
active: 1
---
hands 0: stop
hands 1: skip
tokens: [12, 0]
board: {"14":["jump",15],"15":"stop"}
options: {"jump.timing":"pass"}
dice: [3]

0 places stop on 44

tokens: [17, 0]
active: 1
---
hands 0: stop
hands 1: stop
tokens: [12, 0]
board: {"14":["jump",15],"15":"stop"}
deck: {"name":"two kinds","prints":[{"card":"stop","color":"green","copies":84,"timing":null,"attack":null},{"card":"jump","color":"red","copies":10,"timing":"pass","attack":null}]}
dice: [3]

0 places stop on 44

tokens: [17, 0]
active: 1
`,
  'R-412': `
hands 0: stop
hands 1: skip
tokens: [12, 0]
board: {"14":["push",15],"15":"second chance"}
dice: [2, 4]

0 places stop on 44

tokens: [19, 0]
active: 1
`,
  'R-413': `
hands 0: reverse
hands 1: skip
tokens: [23, 0]
board: {"20":["push",21]}
dice: [3]

0 places reverse on 44

tokens: [21, 0]
active: 1
---
hands 0: reverse
hands 1: skip
tokens: [20, 0]
board: {"17":"second chance"}
dice: [3,2]

0 places reverse on 44

tokens: [15, 0]
active: 1
`,
  'R-414': `
hands 0: stop
hands 1: skip
tokens: [12, 0]
board: {"13":"second chance"}
dice: [1, 4]

0 places stop on 44

tokens: [17, 0]
active: 1
`,
  'R-415': `
hands 0: remote
hands 1: skip
hands 2: skip
tokens: [12, 20, 30]
dice: [3]

0 places remote on 44
0 names 2

tokens: [12, 20, 33]
active: 1
---
hands 0: remote
hands 1: block
tokens: [12, 20]

0 places remote on 44
0 names 1
1 tosses in block
1 places block on 45

tokens: [12, 20]
active: 1
---
hands 0: remote
hands 1: skip
tokens: [12, 20]
board: {"22":"gift"}
options: {"remote.chooser":"attacker"}
dice: [2]

0 places remote on 44
0 names 1
not 1 picks 2
0 picks 2

tokens: [14, 22]
active: 1
`,
  'R-416': `
hands 0: ghost
hands 1: skip
tokens: [15, 0]
board: {"16":"stop","17":"x"}
dice: [3]

0 places ghost on 44

tokens: [18, 0]
active: 1
`,
  'R-417': `
hands 0: skip
hands 1: stop
tokens: [12, 20]

0 places skip on 44

tokens: [12, 20]
active: 1
`,
  'R-418': `
hands 0: stop
hands 1: skip
hands 2: skip
tokens: [12, 20, 30]
board: {"14":"swap","30":["push",31]}
dice: [2]

0 places stop on 44
not 0 names 0
0 names 2

tokens: [30, 20, 14]
active: 1
---
hands 0: stop
hands 1: skip
hands 2: block
tokens: [12, 20, 30]
board: {"14":"swap"}
dice: [2]

0 places stop on 44
0 names 2
2 tosses in block
2 places block on 45

tokens: [14, 20, 30]
active: 1
`,
  'R-419': `
hands 0: stop
hands 1: skip
tokens: [12, 20]
board: {"14":"gift","21":"second chance"}
dice: [2, 3]

0 places stop on 44
not 0 declines
0 picks 1

tokens: [14, 24]
active: 1
`,
  'R-420': `
hands 0: stop
hands 1: skip, skip, skip, skip
tokens: [12, 20]
board: {"14":"magnet","20":"x","31":[["push",32],"fuck you"]}
dice: [2]
draw: ghost, ghost, ghost

0 places stop on 44
not 0 chooses x
0 chooses fuck you

hands 0: fuck you, ghost, ghost, ghost
hands 1: skip, skip, skip, skip
board: {"14":"magnet","20":"x","31":["push",32],"44":"stop"}
tokens: [14, 20]
`,
  'R-421': `
hands 0: stop
hands 1: skip
tokens: [12, 0]
board: {"14":"teleport"}
dice: [2, 5]

0 places stop on 44

tokens: [32, 0]
active: 1
---
hands 0: stop
hands 1: skip
tokens: [17, 0]
dice: [1, 3]

0 places stop on 44

tokens: [18, 0]
active: 1
`,
  'R-469': `
hands 0: stop
hands 1: skip
tokens: [6, 0]
board: {"6":"second chance","7":"snail","9":["push",6]}
dice: [4,3]

0 places stop on 44

tokens: [9, 0]
active: 1
---
hands 0: stop
hands 1: skip
tokens: [6, 0]
board: {"6":"second chance","7":"x","9":["push",6]}
dice: [2,3]

0 places stop on 44

tokens: [10, 0]
active: 1
`,
  'R-470': `
hands 0: remote
hands 1: skip
tokens: [12, 20]
board: {"22":"gift"}
dice: [2]

0 places remote on 44
0 names 1
not 0 picks 2
1 picks 2

tokens: [14, 22]
active: 1
---
hands 0: remote
hands 1: skip
hands 2: skip
tokens: [12, 20, 30]
board: {"22":"troublemaker"}
dice: [2,{"d20":7},1,2,3]

0 places remote on 44
0 names 1

tokens: [14, 25, 31]
active: 1
---
hands 0: remote
hands 1: skip
tokens: [12, 20]
board: {"22":"gift"}
options: {"remote.chooser":"attacker"}
dice: [2]

0 places remote on 44
0 names 1
not 1 picks 2
0 picks 2

tokens: [14, 22]
active: 1
`,
  'R-472': `
hands 0: reverse
hands 1: skip
tokens: [20, 33]
board: {"16":"gift","35":"second chance"}
dice: [4,3]

0 places reverse on 44
0 picks 2

tokens: [16, 38]
active: 1
---
hands 0: reverse
hands 1: skip
tokens: [20, 0]
board: {"16":"troublemaker","19":"second chance"}
dice: [4,{"d20":3},3,2]

0 places reverse on 44
0 names 0

tokens: [21, 0]
active: 1
`,
  'R-474': `
hands 0: stop
hands 1: stop
tokens: [12, 27]
board: {"14":"swap","27":"stop"}
deck: {"name":"two kinds","prints":[{"card":"stop","color":"green","copies":84,"timing":null,"attack":null},{"card":"swap","color":"red","copies":10,"timing":"pass","attack":null}]}
dice: [4]

0 places stop on 44

tokens: [29, 14]
active: 1
`,
  'R-475': `
hands 0: stop
hands 1: stop
tokens: [14, 17]
board: {"15":"gift"}
deck: {"name":"two kinds","prints":[{"card":"stop","color":"green","copies":84,"timing":null,"attack":null},{"card":"gift","color":"red","copies":10,"timing":"pass","attack":null}]}
dice: [4, 1]

0 places stop on 44
0 picks 1

tokens: [18, 4]
active: 1
`,
  'R-476': `
hands 0: stop
hands 1: stop
tokens: [12, 13]
board: {"15":[["push",16],"fuck you"]}
dice: [3,2]

0 places stop on 44
1 places stop on 45

tokens: [15, 16]
board: {"15":["push",16],"44":"stop","45":"stop"}
`,
};
