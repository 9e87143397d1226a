/** Tables of the board game's rulings about reactions. */
import type { TablesByNumber } from '../tables.ts';

export const reactionsTables: TablesByNumber = {
  'R-422': `
hands 0: stop
hands 1: block
tokens: [12, 20]
dice: [1]

0 places stop on 20

tokens: [13, 20]
active: 1
---
hands 0: stop
hands 1: block
tokens: [12, 20]
board: {"14":"gift"}
dice: [2]

0 places stop on 44
0 picks 2
1 tosses in block
1 places block on 45

tokens: [14, 20]
active: 1
---
hands 0: stop
hands 1: block
tokens: [12, 20]
board: {"14":"gift"}
deck: {"name":"no attack","prints":[{"card":"stop","color":"green","copies":74,"timing":null,"attack":null},{"card":"gift","color":"red","copies":10,"timing":"land","attack":false},{"card":"block","color":"multi","copies":10,"timing":null,"attack":null}]}
dice: [2]

0 places stop on 44
0 picks 2

tokens: [14, 22]
active: 1
`,
  'R-423': `
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
hands 1: block
tokens: [12, 20]
dice: [5]

0 places remote on 44
0 names 1
1 declines
1 tosses in block
1 places block on 45

tokens: [12, 20]
active: 1
`,
  'R-424': `
hands 0: stop, block
hands 1: re-roll
tokens: [12, 20]
dice: [5]

0 places stop on 44
1 tosses in re-roll
1 places re-roll on 45
0 tosses in block
0 places block on 46

tokens: [17, 20]
active: 1
---
hands 0: remote, block, re-roll
hands 1: block
tokens: [12, 20]

0 places remote on 44
0 names 1
1 tosses in block
not 0 tosses in block
not 0 tosses in re-roll
1 places block on 45

tokens: [12, 20]
active: 1
`,
  'R-425': `
hands 0: stop, re-roll
hands 1: re-roll
tokens: [12, 20]
dice: [5, 6, 2]

0 places stop on 44
1 tosses in re-roll
0 declines
1 places re-roll on 45
0 tosses in re-roll
0 places re-roll on 46

tokens: [14, 20]
active: 1
---
hands 0: remote
hands 1: re-roll
tokens: [12, 20]
dice: [6,1]

0 places remote on 44
0 names 1
1 tosses in re-roll
1 places re-roll on 45

tokens: [12, 21]
active: 1
`,
  'R-426': `
hands 0: stop
hands 1: nice try
tokens: [47, 10]
dice: [3]

0 places stop on 44
1 tosses in nice try
1 places nice try on 45

tokens: [39, 10]
active: 1
---
hands 0: stop, x, x
hands 1: nice try
tokens: [47, 10]
dice: [3]
drawOnly: true
pointLimit: 1

0 places stop on 44
1 tosses in nice try
1 places nice try on 45

tokens: [39, 10]
scores: [39, 10]
winners: [1]
`,
  'R-427': `
hands 0: stop
hands 1: nice try
tokens: [47, 10]
teleports: [4, 11, 18, 25, 32, 2]
dice: [3]

0 places stop on 44
1 tosses in nice try
1 places nice try on 45

tokens: [2, 10]
active: 1
`,
  'R-440': `
hands 0: stop
hands 1: skip
hands 2: skip
tokens: [12, 20, 30]
windows: "everyone"

0 places stop on 44

asked: {"1":"react","2":"react"}
`,
  'R-471': `
hands 0: remote
hands 1: block
tokens: [12, 20]
dice: [3]

0 places remote on 44
0 names 1
1 declines
1 declines

tokens: [12, 23]
active: 1
---
hands 0: stop
hands 1: block
hands 2: skip
tokens: [12, 20, 30]
board: {"14":"gift"}
dice: [2]

0 places stop on 44
0 names 1
0 picks 2
1 declines

tokens: [14, 22, 30]
active: 1
`,
  'R-473': `
hands 0: stop, block
hands 1: re-roll
hands 2: re-roll
tokens: [12, 20, 30]
dice: [5,2]

0 places stop on 44
1 tosses in re-roll
2 declines
1 places re-roll on 45
0 tosses in block
0 places block on 46
2 tosses in re-roll
2 places re-roll on 47

tokens: [14, 20, 30]
active: 1
`,
  'R-490': `
hands 0: stop
hands 1: skip
hands 2: skip
tokens: [12, 20, 30]
board: {"14":"gift"}
dice: [2]

0 places stop on 44
not 0 names 0 (R-490)
not 0 declines (R-490)
0 names 1
0 picks 1

tokens: [14, 21, 30]
active: 1
---
hands 0: remote
hands 1: skip
tokens: [12, 20]
dice: [3]

0 places remote on 44
0 names 0

tokens: [15, 20]
active: 1
`,
  'R-491': `
hands 0: stop
hands 1: re-roll
hands 2: re-roll
tokens: [12, 20, 30]
dice: [5, 2]

0 places stop on 44
2 tosses in re-roll
1 tosses in re-roll
1 places re-roll on 45

tokens: [12, 20, 30]
asked: {"2":"react"}
`,
  'R-496': `
hands 0: stop
hands 1: skip
tokens: [12, 20]
windows: "possible"

0 places stop on 44

asked: {"1":"react"}
`,
};
