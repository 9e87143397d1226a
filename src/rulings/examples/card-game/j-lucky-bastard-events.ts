/** Tables of section J: Lucky Bastard – protection in single events. */
import type { TablesByNumber } from '../tables.ts';

export const luckyBastardEventsTables: TablesByNumber = {
  'R-201': `
hands 0: black 9, red 1
hands 1: lucky bastard, green 5
hands 2: yellow 6
top: blue 9
sets: ["troublemaker","supercharge","pandoras-box"]
options: {"pandoras-box.effect":"openOne"}
ruleDeck: thirsty
events: pandora's box
draw: yellow 1, yellow 2

0 plays black 9
1 tosses in lucky bastard
1 wishes blue
1 draws
1 passes

hands 0: red 1
hands 1: green 5, yellow 1, yellow 2
hands 2: yellow 6
lasting: ["thirsty"]
active: 2
`,
  'R-202': `
hands 0: black 9, red 1
hands 1: lucky bastard, green 5
hands 2: yellow 6
top: blue 9
sets: ["troublemaker"]
events: the all-seeing eye

0 plays black 9
1 tosses in lucky bastard
1 wishes red
0 picks seen
2 picks seen
1 picks seen

hands 0: red 1
hands 1: green 5
hands 2: yellow 6
top: lucky bastard
wish: {"color":"red"}
active: 1
`,
  'R-203': `
hands 0: black 9
hands 1: lucky bastard, green 5, green 6
hands 2: yellow 6, yellow 6
top: blue 9
sets: ["troublemaker"]
events: tornado

0 plays black 9
1 tosses in lucky bastard
1 wishes red

hands 0: yellow 6
hands 1: green 5, green 6
hands 2: yellow 6
top: lucky bastard
wish: {"color":"red"}
active: 1
`,
  'R-204': `
hands 0: black 9, red 1
hands 1: lucky bastard, green 1
hands 2: yellow 6, yellow 7, yellow 8
top: blue 9
sets: ["troublemaker"]
events: communism
draw: yellow 1, yellow 2

0 plays black 9
1 tosses in lucky bastard
1 wishes red

hands 0: red 1, yellow 1, yellow 2
hands 1: green 1
hands 2: yellow 6, yellow 7, yellow 8
top: lucky bastard
wish: {"color":"red"}
active: 1
`,
  'R-205': `
hands 0: black 9, red 1
hands 1: lucky bastard, green 1, green 2, green 3
hands 2: yellow 6, yellow 6
top: blue 9
sets: ["troublemaker"]
events: charity

0 plays black 9
1 tosses in lucky bastard
1 wishes red

hands 0: red 1, yellow 6
hands 1: green 1, green 2, green 3
hands 2: yellow 6
top: lucky bastard
wish: {"color":"red"}
active: 1
`,
  'R-206': `
hands 0: black 9, red 1, red 2
hands 1: lucky bastard, green 1
hands 2: yellow 6, yellow 7, yellow 8
top: blue 9
sets: ["troublemaker"]
events: crowdfunding

0 plays black 9
1 tosses in lucky bastard
1 wishes red
2 chooses yellow 8

hands 0: red 1, red 2, yellow 8
hands 1: green 1
hands 2: yellow 6, yellow 7
top: lucky bastard
wish: {"color":"red"}
active: 1
`,
  'R-207': `
hands 0: black 9, red 1, red 2
hands 1: lucky bastard, green 1
hands 2: yellow 6, yellow 7, yellow 8
top: blue 9
sets: ["troublemaker"]
events: robin hood

0 plays black 9
1 tosses in lucky bastard
1 wishes red

hands 0: yellow 6, yellow 7, yellow 8
hands 1: green 1
hands 2: red 1, red 2
top: lucky bastard
wish: {"color":"red"}
active: 1
---
hands 0: black 9, red 1
hands 1: lucky bastard, green 1, green 2, green 3
top: blue 9
sets: ["troublemaker"]
events: robin hood

0 plays black 9
1 tosses in lucky bastard
1 wishes red

hands 0: red 1
hands 1: green 1, green 2, green 3
top: lucky bastard
wish: {"color":"red"}
active: 1
`,
  'R-208': `
hands 0: black 9, red 1
hands 1: green 1, lucky bastard
hands 2: blue 1
top: red 9
sets: ["troublemaker"]
events: market
draw: yellow 1, yellow 2, yellow 3

0 plays black 9
1 tosses in lucky bastard
1 wishes green
2 chooses yellow 2

hands 0: red 1, yellow 1
hands 1: green 1
hands 2: blue 1, yellow 2
top: lucky bastard
active: 1
`,
  'R-209': `
hands 0: black 9, red 1
hands 1: lucky bastard, green 5
hands 2: yellow 6
top: blue 9
sets: ["troublemaker"]
events: earthquake

0 plays black 9
1 tosses in lucky bastard
1 wishes red

hands 0: yellow 6
hands 1: green 5
hands 2: red 1
top: lucky bastard
wish: {"color":"red"}
active: 1
---
hands 0: black 9, red 1, red skip
hands 1: lucky bastard, green 5, green skip
hands 2: yellow 6
top: blue 9
sets: ["troublemaker","supercharge"]
events: riot

0 plays black 9
1 tosses in lucky bastard
1 wishes red

hands 0: red 1
hands 1: green 5, green skip
hands 2: yellow 6, red skip
top: lucky bastard
wish: {"color":"red"}
active: 1
`,
  'R-210': `
hands 0: black 9, red 1
hands 1: lucky bastard, green 5
hands 2: yellow 6
top: blue 9
sets: ["troublemaker"]
events: merry christmas

0 plays black 9
1 tosses in lucky bastard
1 wishes red

hands 0: yellow 6
hands 1: green 5
hands 2: red 1
top: lucky bastard
wish: {"color":"red"}
active: 1
---
hands 0: black 9, red 1, red 2
hands 1: lucky bastard, green 5, green 6
top: blue 9
sets: ["troublemaker"]
events: trust fall

0 plays black 9
1 tosses in lucky bastard
1 wishes red

hands 0: red 1, red 2
hands 1: green 5, green 6
top: lucky bastard
wish: {"color":"red"}
active: 1
`,
  'R-211': `
hands 0: black 9, red 1
hands 1: lucky bastard, green 5
hands 2: yellow 6, yellow 7
hands 3: blue 6, blue 7, blue 8
top: blue 9
sets: ["troublemaker"]
events: distributor

0 plays black 9
1 tosses in lucky bastard
1 wishes red
0 names 3
0 names 2

hands 0: blue 6, blue 7, blue 8
hands 1: green 5
hands 2: yellow 6, yellow 7
hands 3: red 1
top: lucky bastard
wish: {"color":"red"}
active: 1
`,
  'R-212': `
hands 0: black 9, red 1
hands 1: lucky bastard, green 5
hands 2: yellow 6
hands 3: blue 6
top: blue 9
sets: ["troublemaker"]
events: expansion
draw: yellow 1, yellow 2, yellow 3, yellow 4, yellow 5, yellow 7

0 plays black 9
1 tosses in lucky bastard
1 wishes red

hands 0: red 1, yellow 4, yellow 5, yellow 7
hands 1: green 5
hands 2: yellow 6, yellow 1
hands 3: blue 6, yellow 2, yellow 3
top: lucky bastard
wish: {"color":"red"}
active: 1
`,
  'R-213': `
hands 0: black 9, blue 1, red 1
hands 1: lucky bastard, blue 2, blue 3
hands 2: blue 4, yellow 6
top: blue 9
sets: ["troublemaker"]
events: vandalism

0 plays black 9
1 tosses in lucky bastard
1 wishes red

hands 0: red 1
hands 1: blue 2, blue 3
hands 2: yellow 6
top: lucky bastard
wish: {"color":"red"}
active: 1
`,
  'R-214': `
hands 0: black 9, red 1
hands 1: lucky bastard, green 5, blue 3
hands 2: yellow 6
top: blue 9
pile: yellow 1, yellow 2, yellow 3, yellow 4, yellow 5
sets: ["troublemaker","supercharge"]
events: rewind
draw: blue 7

0 plays black 9
1 tosses in lucky bastard
1 wishes green
not 1 plays green 5
1 plays blue 3

hands 0: red 1, black 9, yellow 5
hands 1: green 5
hands 2: yellow 6, lucky bastard, blue 9
top: blue 3
active: 2
`,
  'R-215': `
hands 0: black 9, red 1, red 2
hands 1: lucky bastard, green 5, green 6
hands 2: yellow 6, yellow 7
top: blue 9
sets: ["troublemaker"]
events: russian roulette

0 plays black 9
1 tosses in lucky bastard
1 wishes red
0 chooses red 1
2 chooses yellow 7

hands 0: red 2
hands 1: green 5, green 6
hands 2: yellow 6
top: lucky bastard
wish: {"color":"red"}
active: 1
---
hands 0: black 9, red 1
hands 1: lucky bastard, green 5
hands 2: yellow 6
top: blue 9
sets: ["troublemaker","supercharge"]
events: black jack
draw: green 9, red 9, blue 4

0 plays black 9
1 tosses in lucky bastard
1 wishes green

hands 0: red 1
hands 1: green 5
hands 2: yellow 6, green 9, red 9, blue 4
top: lucky bastard
wish: {"color":"green"}
active: 1
`,
  'R-216': `
hands 0: black 9, red 1
hands 1: lucky bastard, black 3, green 5
hands 2: black 4, yellow 6
top: blue 9
sets: ["troublemaker"]
events: black hole

0 plays black 9
1 tosses in lucky bastard
1 wishes red

hands 0: red 1, black 4
hands 1: black 3, green 5
hands 2: yellow 6
active: 1
`,
  'R-217': `
hands 0: black 9, red 1, red 2, red 3, red 4
hands 1: lucky bastard, fuck you
hands 2: yellow 6
top: blue 9
sets: ["troublemaker"]
events: double taxation

0 plays black 9
1 tosses in lucky bastard
1 wishes red

hands 0: red 1, red 2, red 3, red 4
hands 1: fuck you
hands 2: yellow 6
top: lucky bastard
wish: {"color":"red"}
scores: [9, 0, 6]
active: 1
---
hands 0: black 9, red 1
hands 1: lucky bastard, green 1
hands 2: yellow 6
top: blue 9
sets: ["troublemaker"]
events: identity theft
scores: [10,5,40]

0 plays black 9
1 tosses in lucky bastard
1 wishes red

hands 0: red 1
hands 1: green 1
hands 2: yellow 6
top: lucky bastard
wish: {"color":"red"}
scores: [40, 5, 10]
active: 1
---
hands 0: black 9, red 1
hands 1: lucky bastard, green 1
hands 2: yellow 6
top: blue 9
sets: ["troublemaker"]
events: seppuku
draw: red 3

0 plays black 9
1 tosses in lucky bastard
1 wishes red
2 picks refuse
0 picks dare

hands 0: red 1
hands 1: green 1
hands 2: yellow 6
top: lucky bastard
wish: {"color":"red"}
scores: [-21, 0, 21]
active: 1
`,
  'R-218': `
hands 0: black 9, red 1
hands 1: lucky bastard, green 5
hands 2: yellow 6
top: blue 9
sets: ["troublemaker","supercharge"]
powers 0: nothing
powers 1: looping
powers 2: nothing
powerPile: open hands, black wish
events: supercharge

0 plays black 9
1 tosses in lucky bastard
1 wishes green

powers 0: black wish
powers 1: looping
powers 2: open hands
active: 1
`,
  'R-219': `
hands 0: black 9, red 1
hands 1: lucky bastard, green 5, fuck you
hands 2: yellow 6, yellow 7
top: blue 9
sets: ["troublemaker","supercharge"]
events: epic fail

0 plays black 9
1 tosses in lucky bastard
1 wishes green

hands 0: red 1
hands 1: green 5, fuck you
hands 2: yellow 6, yellow 7
top: lucky bastard
wish: {"color":"green"}
active: 1
---
hands 0: black 9, red 1, red 2
hands 1: green 5, green 6, green 7
hands 2: lucky bastard, yellow 6
top: blue 9
sets: ["troublemaker","supercharge"]
events: epic fail
draw: fuck you

0 plays black 9
2 tosses in lucky bastard
2 wishes green

hands 0: red 1, red 2, fuck you
hands 1: green 5, green 6, green 7
hands 2: yellow 6
top: lucky bastard
wish: {"color":"green"}
active: 1
`,
  'R-220': `
hands 0: black 9, black 4, red 1
hands 1: lucky bastard, red 9, green 5
hands 2: red 4, yellow 6
top: blue 9
sets: ["troublemaker"]
events: plus one, repeat
draw: yellow 1, yellow 2, yellow 3, yellow 4, yellow 5

0 plays black 9
1 tosses in lucky bastard
1 wishes red
1 plays red 9
2 plays red 4
0 plays black 4
1 draws
1 passes
2 draws
2 passes

hands 0: red 1
hands 1: green 5, yellow 1, yellow 2
hands 2: yellow 6, yellow 3, yellow 4, yellow 5
top: black 4
active: 0
`,
  'R-221': `
hands 0: black 9, red 1
hands 1: lucky bastard, green 5
hands 2: yellow 6
top: blue 9
sets: ["troublemaker"]
events: market
draw: blue 1, blue 2, blue 3

0 plays black 9
1 declines
not 1 tosses in lucky bastard
1 chooses blue 1
2 chooses blue 2

hands 0: red 1, blue 3
hands 1: lucky bastard, green 5, blue 1
hands 2: yellow 6, blue 2
top: black 9
active: 1
`,
};
