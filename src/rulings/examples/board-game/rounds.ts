/** Tables of the board game's rulings about rounds. */
import type { TablesByNumber } from '../tables.ts';

export const roundsTables: TablesByNumber = {
  'R-428': `
hands 0: fuck you
hands 1: skip
tokens: [12, 0]
dice: [2]

0 places fuck you on 44

tokens: [35, 0]
active: 1
---
hands 0: stop
hands 1: skip, skip, skip, skip
tokens: [12, 0]
board: {"14":"fuck you"}
dice: [2]
draw: x, x, x

0 places stop on 44

hands 0: fuck you, x, x, x
hands 1: skip, skip, skip, skip
tokens: [14, 0]
board: {"44":"stop"}
`,
  'R-429': `
hands 0: stop, fuck you
hands 1: skip
tokens: [49, 7]
dice: [1]
pointLimit: 71

0 places stop on 44

tokens: [50, 7]
scores: [71, 7]
winners: [1]
`,
  'R-430': `
hands 0: troublemaker
hands 1: skip
tokens: [12, 20]
dice: [{"d20":13}]

0 places troublemaker on 44

tokens: [12, 20]
active: 1
---
hands 0: stop
hands 1: skip
tokens: [12, 20]
board: {"14":"troublemaker","15":["push",16]}
dice: [2,{"d20":16}]

0 places stop on 44

tokens: [15, 16]
active: 1
`,
  'R-431': `
hands 0: troublemaker
hands 1: skip
hands 2: skip
tokens: [10, 30, 30]
dice: [{"d20":16}]

0 places troublemaker on 44

tokens: [11, 26, 26]
active: 1
---
hands 0: troublemaker
hands 1: skip
hands 2: skip
tokens: [10, 20, 30]
dice: [{"d20":5}]
draw: push, jump, x

0 places troublemaker on 44
1 chooses jump

tokens: [10, 20, 30]
asked: {"2":"choose"}
`,
  'R-432': `
hands 0: stop
hands 1: skip
hands 2: skip
tokens: [18, 20, 20]
dice: [2]

0 places stop on 44

tokens: [20, 20, 20]
active: 1
`,
  'R-433': `
hands 0: troublemaker
hands 1: skip
hands 2: skip
hands 3: skip
tokens: [10, 20, 30, 40]
dice: [{"d20":2}]

0 places troublemaker on 44

tokens: [20, 30, 40, 10]
active: 1
---
hands 0: troublemaker
hands 1: skip
hands 2: skip
tokens: [10, 20, 30]
dice: [{"d20":17}]

0 places troublemaker on 44

tokens: [30, 20, 10]
active: 1
---
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
  'R-434': `
hands 0: troublemaker
hands 1: skip
hands 2: skip
hands 3: skip
tokens: [10, 20, 30, 40]
dice: [{"d20":11},3,3,5,2]

0 places troublemaker on 44

tokens: [15, 20, 30, 40]
active: 1
---
hands 0: troublemaker
hands 1: skip
hands 2: skip
tokens: [10, 20, 30]
dice: [{"d20":11},1,1,6]

0 places troublemaker on 44

tokens: [10, 20, 30]
active: 1
`,
  'R-435': `
hands 0: troublemaker
hands 1: skip
hands 2: skip
tokens: [10, 20, 30]
dice: [{"d20":12},5,2,5]

0 places troublemaker on 44

tokens: [32, 32, 30]
active: 1
`,
  'R-436': `
hands 0: troublemaker
hands 1: skip
tokens: [18, 20]
board: {"7":"fuck you","8":"push"}
dice: [{"d20":18}]

0 places troublemaker on 44
0 places teleport 1 on 8
0 places teleport 2 on 4

tokens: [18, 20]
teleports: [8, 4, 18, 25, 32, 39]
board: {"7":"fuck you","8":["push",9],"44":"troublemaker"}
---
hands 0: troublemaker
hands 1: skip
hands 2: skip
hands 3: skip
hands 4: skip
hands 5: skip
tokens: [4, 11, 18, 25, 32, 39]
dice: [{"d20":18}]

0 places troublemaker on 44

tokens: [4, 11, 18, 25, 32, 39]
teleports: [4, 11, 18, 25, 32, 39]
`,
  'R-437': `
hands 0: troublemaker
hands 1: skip
hands 2: skip
tokens: [10, 10, 10]
dice: [{"d20":16}]

0 places troublemaker on 44

tokens: [6, 6, 6]
active: 1
---
hands 0: troublemaker
hands 1: skip
hands 2: skip
tokens: [10, 20, 30]
dice: [{"d20":16}]

0 places troublemaker on 44

tokens: [11, 21, 26]
active: 1
`,
  'R-438': `
hands 0: troublemaker
hands 1: skip
hands 2: skip
tokens: [10,20,30]
dice: [{"d20":5}]
draw: push, gift
drawOnly: true
pointLimit: 1

0 places troublemaker on 44
1 chooses gift

hands 0: nothing
hands 1: skip, gift
hands 2: skip, push
scores: [10, 20, 30]
winners: [0]
`,
  'R-439': `
hands 0: stop
hands 1: skip
tokens: [49, 20]
dice: [1]
pointLimit: 50

0 places stop on 44

tokens: [50, 20]
scores: [50, 20]
winners: [1]
---
hands 0: stop
hands 1: skip
tokens: [49, 20]
options: {"end.limit":"exceed"}
dice: [1]
pointLimit: 50

0 places stop on 44

scores: [50, 20]
round: 2
---
hands 0: stop
hands 1: skip
tokens: [49, 20]
dice: [1]
scores: [20, 50]
pointLimit: 70

0 places stop on 44

tokens: [50, 20]
scores: [70, 70]
winners: [0, 1]
`,
};
