/** Tables of the rule cards, one by one. */
import type { TablesByNumber } from '../tables.ts';

export const ruleCardTables: TablesByNumber = {
  'RC-01': `
hands 0: blue 3
hands 1: nice try, green 5
hands 2: yellow 6
top: blue 9
sets: ["pandoras-box"]
ruleCards: the nicest try
draw: yellow 1, yellow 2, yellow 3, yellow 4, yellow 5, yellow 7

0 plays blue 3
1 tosses in nice try
1 wishes green

hands 0: yellow 1, yellow 2, yellow 3, yellow 4, yellow 5, yellow 7
hands 1: green 5
hands 2: yellow 6
top: nice try
wish: {"color":"green"}
active: 1
`,
  'RC-02': `
hands 0: blue gift, red 1, red 2, red 3
hands 1: green 5
hands 2: yellow 6
top: blue 9
sets: ["pandoras-box"]
ruleCards: half a gift

0 plays blue gift
0 names 1
0 chooses red 1

hands 0: red 2, red 3
hands 1: green 5, red 1
hands 2: yellow 6
top: blue gift
active: 1
`,
  'RC-03': `
hands 0: blue 3, red 1
hands 1: green 5
hands 2: yellow 6
top: blue 9
sets: ["pandoras-box"]
ruleCards: other cheek

0 plays blue 3

hands 0: red 1
hands 1: green 5
hands 2: yellow 6
top: blue 3
active: 2
`,
  'RC-04': `
hands 0: red 1
hands 1: green 5
hands 2: yellow 6
top: blue 9
sets: ["pandoras-box"]
ruleCards: thirsty
draw: yellow 1, yellow 2

0 draws
0 passes

hands 0: red 1, yellow 1, yellow 2
hands 1: green 5
hands 2: yellow 6
top: blue 9
active: 1
`,
  'RC-05': `
hands 0: red 1
hands 1: green 5
hands 2: yellow 6
top: blue 9
sets: ["pandoras-box"]
ruleCards: hands off
draw: blue 3

0 draws

hands 0: red 1, blue 3
hands 1: green 5
hands 2: yellow 6
top: blue 9
active: 1
`,
  'RC-06': `
hands 0: red 1, blue 2
hands 1: green 5
top: blue 9
sets: ["pandoras-box"]
ruleCards: no excuses

not 0 draws
0 plays blue 2

hands 0: red 1
hands 1: green 5
top: blue 2
active: 1
`,
  'RC-07': `
hands 0: black 3, red 1
hands 1: green 5
top: black 7
sets: ["pandoras-box"]
ruleCards: fade to black
events: third time lucky
draw: yellow 1, yellow 2, yellow 3, yellow 4, yellow 5, yellow 6

0 plays black 3

hands 0: red 1, yellow 4, yellow 5, yellow 6
hands 1: green 5, yellow 1, yellow 2, yellow 3
top: black 3
active: 1
`,
  'RC-08': `
hands 0: black 4, red 1
hands 1: green 5, green 7
top: blue 5
sets: ["pandoras-box"]
ruleCards: next door
events: friday the 13th

0 plays black 4
1 plays green 5

hands 0: red 1
hands 1: green 7
top: green 5
active: 0
---
hands 0: red 1, red 2
hands 1: green 5
top: blue 9
sets: ["pandoras-box"]
ruleCards: next door

not 0 plays red 1

hands 0: red 1, red 2
hands 1: green 5
top: blue 9
active: 0
`,
  'RC-09': `
hands 0: blue 4, red 4, yellow 1
hands 1: green 5
top: blue 9
sets: ["pandoras-box"]
ruleCards: twins

0 plays blue 4
0 chooses red 4

hands 0: yellow 1
hands 1: green 5
top: red 4
active: 1
---
hands 0: blue 4, red 4
hands 1: green 5
top: blue 9
sets: ["pandoras-box"]
ruleCards: twins

0 plays blue 4
0 chooses nothing

hands 0: red 4
hands 1: green 5
top: blue 4
active: 1
`,
  'RC-10': `
hands 0: blue 1
hands 1: fantastic, green 9
top: blue 9
sets: ["pandoras-box"]
ruleCards: heavy baggage
pointLimit: 1

0 plays blue 1

hands 0: nothing
hands 1: fantastic, green 9
scores: [0, 19]
winners: [0]
`,
  'RC-11': `
hands 0: fantastic four, red 1
hands 1: green 5
hands 2: yellow 6
top: blue 9
sets: ["pandoras-box"]
ruleCards: five fingers
draw: yellow 1, yellow 2, yellow 3, yellow 4, yellow 5

0 plays fantastic four
not 0 splits 0 1 3
0 splits 0 1 4
0 wishes red

hands 0: red 1
hands 1: green 5, yellow 1
hands 2: yellow 6, yellow 2, yellow 3, yellow 4, yellow 5
top: fantastic four
wish: {"color":"red"}
active: 1
`,
  'RC-12': `
hands 0: blue skip, red 1
hands 1: green 5
top: blue 9
sets: ["pandoras-box"]
ruleCards: long break
draw: yellow 1, yellow 2

0 plays blue skip
0 draws
0 passes
0 draws
0 passes

hands 0: red 1, yellow 1, yellow 2
hands 1: green 5
top: blue skip
active: 1
`,
  'RC-13': `
hands 0: blue skip, red 1
hands 1: counterattack, green 5
hands 2: counterattack, yellow 6
top: blue 9
sets: ["pandoras-box"]
ruleCards: last word

0 plays blue skip
0 names 1
1 tosses in counterattack
1 names 2
1 wishes green
not 2 tosses in counterattack

hands 0: red 1
hands 1: green 5
hands 2: counterattack, yellow 6
skips: [0, 0, 1]
active: 1
`,
  'RC-14': `
hands 0: blue 3, red 1
hands 1: green 5, green 6
hands 2: yellow 6
top: blue 9
sets: ["pandoras-box"]
ruleCards: naked finish

0 plays blue 3

hands 0: red 1
hands 1: green 5, green 6
hands 2: yellow 6
knows: [["yellow 6"], ["red 1", "yellow 6"], ["red 1"]]
active: 1
`,
  'RC-15': `
hands 0: black 9, red 1
hands 1: green 5
top: blue 9
sets: ["pandoras-box"]
ruleCards: double trouble
events: third time lucky, expansion
draw: yellow 1, yellow 2, yellow 3, yellow 4, yellow 5, yellow 6, yellow 7, yellow 8, yellow 9

0 plays black 9

hands 0: red 1, yellow 4, yellow 5, yellow 6, yellow 8, yellow 9
hands 1: green 5, yellow 1, yellow 2, yellow 3, yellow 7
top: black 9
active: 1
`,
};
