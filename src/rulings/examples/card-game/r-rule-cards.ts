/** Tables of section R: Pandora's Box, rule cards. */
import type { TablesByNumber } from '../tables.ts';

export const ruleCardPrincipleTables: TablesByNumber = {
  'R-380': `
hands 0: blue 3
hands 1: green 5
hands 2: yellow 6
top: blue 9
sets: ["pandoras-box"]
options: {"ruleCards.count":2}
ruleCards: thirsty, five fingers

0 plays blue 3

round: 2
lasting: ["fade-to-black", "last-word"]
`,
  'R-381': `
hands 0: do it yourself, red 1
hands 1: green 5
top: blue 9
sets: ["pandoras-box"]
ruleDeck: thirsty
draw: yellow 1, yellow 2

0 plays do it yourself
0 picks draw
0 wishes green
1 draws
1 passes

hands 0: red 1
hands 1: green 5, yellow 1, yellow 2
lasting: ["thirsty"]
active: 0
---
hands 0: do it yourself, red 1
hands 1: green 5
hands 2: yellow 6
top: blue 9
sets: ["pandoras-box"]
ruleDeck: thirsty

0 plays do it yourself
0 picks draw
0 wishes green
1 plays green 5

round: 2
lasting: ["fade-to-black"]
`,
  'R-382': `
hands 0: black 9, red 1
hands 1: green 5
hands 2: yellow 6
top: blue 9
sets: ["pandoras-box"]
options: {"pandoras-box.effect":"openOne"}
ruleDeck: other cheek
events: pandora's box

0 plays black 9

hands 0: red 1
hands 1: green 5
hands 2: yellow 6
top: black 9
active: 2
---
hands 0: red skip, black 9, red 1
hands 1: red 9, green 5
hands 2: yellow 6
top: red 8
sets: ["pandoras-box"]
options: {"pandoras-box.effect":"purge"}
ruleCards: long break
events: pandora's box

0 plays red skip
0 names 2
1 plays red 9
0 plays black 9

skips: [0, 0, 1]
lasting: []
active: 1
`,
  'R-383': `
hands 0: red 1
hands 1: green 5
top: blue 9
sets: ["pandoras-box"]
ruleCards: hands off, no excuses
draw: blue 3

0 draws
not 0 passes
0 plays blue 3

hands 0: red 1
hands 1: green 5
top: blue 3
active: 1
---
hands 0: red 1
hands 1: green 5
top: blue 9
sets: ["pandoras-box"]
ruleCards: no excuses, hands off
draw: blue 3

0 draws

hands 0: red 1, blue 3
hands 1: green 5
top: blue 9
active: 1
---
hands 0: red 1
hands 1: green 5
hands 2: yellow 6
top: blue 9
sets: ["pandoras-box"]
ruleCards: thirsty, hands off, other cheek
draw: blue 3, blue 4

0 draws

hands 0: red 1, blue 3, blue 4
hands 1: green 5
hands 2: yellow 6
top: blue 9
active: 2
`,
  'R-384': `
hands 0: do it yourself, red 1, red 2
hands 1: green 5, counterattack
hands 2: yellow 6, green 7
top: blue 9
sets: ["pandoras-box"]
options: {"ruleCards.count":0}

0 plays do it yourself
0 wishes green

hands 0: red 1, red 2
hands 1: green 5, counterattack
hands 2: yellow 6, green 7
top: do it yourself
wish: {"color":"green"}
active: 1
---
hands 0: black 9, red 1
hands 1: green 5
top: blue 9
sets: ["pandoras-box"]
options: {"ruleCards.count":0}
events: pandora's box

0 plays black 9

hands 0: red 1
hands 1: green 5
top: black 9
active: 1
`,
};
