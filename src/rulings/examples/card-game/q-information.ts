/** Tables of section Q: Information and digital play. */
import type { TablesByNumber } from '../tables.ts';

export const informationTables: TablesByNumber = {
  'R-363': `
hands 0: blue gift, red 1, red 2, red 3
hands 1: green 5
hands 2: yellow 6
top: blue 9

0 plays blue gift
0 names 1
0 chooses red 1, red 3

hands 0: red 2
hands 1: green 5, red 1, red 3
hands 2: yellow 6
knows: [["red 1", "red 3"], [], []]
`,
  'R-364': `
hands 0: blue exchange, red 1, red 2
hands 1: green 5, green 6
hands 2: yellow 6
top: blue 9

0 plays blue exchange
0 names 1

hands 0: green 5, green 6
hands 1: red 1, red 2
hands 2: yellow 6
knows: [["red 1", "red 2"], ["green 5", "green 6"], []]
`,
  'R-365': `
hands 0: blue thief, red 1
hands 1: green 5, curse, nice try
hands 2: yellow 6
top: blue 9
sets: ["troublemaker"]

0 plays blue thief
0 names 1
0 chooses curse, nice try

hands 0: red 1, curse, nice try
hands 1: green 5
hands 2: yellow 6
knows: [["green 5"], ["curse", "nice try"], []]
`,
  'R-366': `
hands 0: black 9, red 1
hands 1: green 5
top: blue 9
events: the all-seeing eye

0 plays black 9

knows: [["green 5"], ["red 1"]]
asked: {"0":"pick","1":"pick"}
---
hands 0: blue 3, red 1
hands 1: green 5
hands 2: yellow 6
top: blue 9
sets: ["pandoras-box"]
ruleCards: naked finish

0 plays blue 3

knows: [["green 5", "yellow 6"], ["red 1", "yellow 6"], ["green 5", "red 1"]]
active: 1
`,
  'R-367': `
hands 0: black 9, red 1
hands 1: green 5
hands 2: yellow 6
top: blue 9
events: market
draw: blue 1, blue 2, blue 3

0 plays black 9
1 chooses blue 2
2 chooses blue 1

hands 0: red 1, blue 3
hands 1: green 5, blue 2
hands 2: yellow 6, blue 1
knows: [["blue 1", "blue 2"], ["blue 1", "blue 3"], ["blue 2", "blue 3"]]
active: 1
`,
  'R-368': `
hands 0: black 9, red 1
hands 1: green 5
hands 2: yellow 6
top: blue 9
sets: ["troublemaker"]
events: distributor

0 plays black 9

knows: [["green 5", "yellow 6"], [], []]
asked: {"0":"name"}
`,
  'R-369': `
hands 0: black 9, red 1
hands 1: black 1, black 2, green 5
hands 2: black 3, yellow 6
top: blue 9
sets: ["troublemaker"]
events: black hole

0 plays black 9

hands 0: red 1, black 1, black 2, black 3
hands 1: green 5
hands 2: yellow 6
knows: [[], ["black 1", "black 2"], ["black 3"]]
---
hands 0: black 9, red 1, red skip
hands 1: green 5
hands 2: yellow 6
top: blue 9
sets: ["supercharge"]
events: riot

0 plays black 9

hands 0: red 1
hands 1: green 5, red skip
hands 2: yellow 6
knows: [["red skip"], [], []]
`,
  'R-370': `
hands 0: black 9, red 1, red 2
hands 1: green 5, fuck you
hands 2: yellow 6
top: blue 9
sets: ["supercharge"]
events: epic fail

0 plays black 9

hands 0: red 1, red 2
hands 1: green 5
hands 2: yellow 6, fuck you
knows: [["fuck you"], ["fuck you"], []]
`,
  'R-371': `
hands 0: blue skip, red 1
hands 1: green 5, green 6
hands 2: counterattack, yellow 6
top: blue 9
windows: "everyone"

0 plays blue skip
0 names 1

asked: {"1":"react"}
---
hands 0: blue 1
hands 1: green 5
hands 2: nice try, yellow 6
top: blue 9
windows: "everyone"

0 plays blue 1

asked: {"1":"react","2":"react"}
`,
  'R-373': `
hands 0: black 9, red 1
hands 1: green 5
top: blue 9
windows: "everyone"
events: friday the 13th

0 plays black 9

hands 0: red 1
hands 1: green 5
asked: {"1":"turn"}
---
hands 0: blue gift, red 1, red 2
hands 1: green 5
hands 2: nothing
top: blue 9
windows: "everyone"

0 plays blue gift
0 names 1

hands 0: red 1, red 2
hands 1: green 5
hands 2: nothing
asked: {"1":"react"}
`,
  'R-376': `
hands 0: blue 2nd chance, red 1, green 4
hands 1: green 5
top: blue 9
draw: red 7

0 plays blue 2nd chance
not 0 plays red 1
0 passes

hands 0: red 1, green 4, red 7
hands 1: green 5
top: blue 2nd chance
active: 1
`,
  'R-377': `
hands 0: black 9, blue 4, red 1
hands 1: red 5, green 3
hands 2: blue 5, red 3
top: blue 9
edition: "webde"
events: gambling man
draw: yellow 1, yellow 2

0 plays black 9

hands 0: red 1
hands 1: red 5, green 3, yellow 1, yellow 2
hands 2: red 3, blue 5, blue 4
top: black 9
active: 1
`,
  'R-378': `
hands 0: black 9, red 1, red 2
hands 1: green 5, green 6
hands 2: yellow 3, yellow 8
top: blue 9
events: gambling man

0 plays black 9
1 chooses green 5

knows: [[], [], []]
asked: {"0":"choose","2":"choose"}
`,
};
