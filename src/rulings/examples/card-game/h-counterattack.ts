/** Tables of section H: Counterattack. */
import type { TablesByNumber } from '../tables.ts';

export const counterattackTables: TablesByNumber = {
  'R-142': `
hands 0: blue skip, red 1
hands 1: counterattack, green 1
top: blue 9

0 plays blue skip
1 tosses in counterattack
1 declines
1 wishes green

hands 0: red 1
hands 1: green 1
skips: [0, 0]
active: 1
---
hands 0: black 9, red 1
hands 1: counterattack, green 1
top: red 9
events: third time lucky
draw: yellow 1, yellow 2, yellow 3, yellow 4, yellow 5, yellow 6

0 plays black 9
not 1 tosses in counterattack

hands 0: red 1, yellow 4, yellow 5, yellow 6
hands 1: counterattack, green 1, yellow 1, yellow 2, yellow 3
active: 1
`,
  'R-143': `
hands 0: blue gift, red 1, red 2, red 3
hands 1: green 1, counterattack
hands 2: green 2, counterattack
top: blue 9

0 plays blue gift
0 names 1
not 2 tosses in counterattack
1 tosses in counterattack
1 declines
1 wishes red

hands 0: red 1, red 2, red 3
hands 1: green 1
hands 2: green 2, counterattack
active: 1
---
hands 0: blue skip, counterattack, red 1
hands 1: counterattack, green 1
hands 2: yellow 1
top: blue 9

0 plays blue skip
0 names 1
1 tosses in counterattack
1 names 0
0 tosses in counterattack
0 names 2
0 wishes green

hands 0: red 1
hands 1: green 1
hands 2: yellow 1
skips: [0, 0, 1]
active: 1
`,
  'R-144': `
hands 0: blue gift, red 1, red 2, red 3
hands 1: green 1, counterattack
hands 2: yellow 1
top: blue 9

0 plays blue gift
not 1 tosses in counterattack (R-144)
0 names 1
1 declines
not 1 tosses in counterattack (R-144)
0 chooses red 1, red 2

hands 0: red 3
hands 1: counterattack, green 1, red 1, red 2
hands 2: yellow 1
active: 1
`,
  'R-145': `
hands 0: fantastic four, red 1
hands 1: green 1, counterattack
hands 2: green 2
top: blue 9
draw: yellow 1, yellow 2, yellow 3, yellow 4

0 plays fantastic four
0 splits 0 2 2
1 tosses in counterattack
1 splits 4 0 0
1 wishes green

hands 0: red 1, yellow 1, yellow 2, yellow 3, yellow 4
hands 1: green 1
hands 2: green 2
top: counterattack
active: 1
---
hands 0: fantastic four, red 1
hands 1: green 1, counterattack
hands 2: green 2
top: blue 9
draw: yellow 1, yellow 2, yellow 3, yellow 4
options: {"counterattack.fantasticFour":"share"}

0 plays fantastic four
0 splits 0 2 2
1 tosses in counterattack
1 splits 2 0 0
1 wishes green

hands 0: red 1, yellow 1, yellow 2
hands 1: green 1
hands 2: green 2, yellow 3, yellow 4
top: counterattack
active: 1
`,
  'R-146': `
hands 0: fantastic four, red 1
hands 1: counterattack, green 1
hands 2: counterattack, yellow 1
top: blue 9

0 plays fantastic four
0 splits 0 2 2
2 tosses in counterattack
1 tosses in counterattack
1 declines
1 wishes red

hands 0: red 1
hands 1: green 1
hands 2: counterattack, yellow 1
active: 1
`,
  'R-147': `
hands 0: blue exchange, red 1, red 2
hands 1: green 1, counterattack
top: blue 9

0 plays blue exchange
1 tosses in counterattack
1 declines
1 wishes red

hands 0: red 1, red 2
hands 1: green 1
top: counterattack
active: 1
---
hands 0: blue skip, red 1
hands 1: green 1, counterattack
hands 2: yellow 1
top: blue 9
options: {"counterattack.redirectMandatory":true}

0 plays blue skip
0 names 1
1 tosses in counterattack
not 1 declines (R-093)
1 names 2
1 wishes red

skips: [0, 0, 1]
active: 1
---
hands 0: equality, red 1, red 2, red 3
hands 1: green 1, counterattack
hands 2: yellow 1, yellow 2
top: blue 9

0 plays equality
0 names 1
1 tosses in counterattack
1 wishes red

hands 0: red 1, red 2, red 3
hands 1: green 1
hands 2: yellow 1, yellow 2
active: 1
`,
  'R-148': `
hands 0: blue gift, red 1, red 2, red 3
hands 1: green 1, green 2, green 3, counterattack
hands 2: green 4
top: blue 9

0 plays blue gift
0 names 1
1 tosses in counterattack
not 1 names 1
1 names 0
1 chooses green 1, green 2
1 wishes yellow

hands 0: red 1, red 2, red 3, green 1, green 2
hands 1: green 3
hands 2: green 4
top: counterattack
active: 1
`,
  'R-149': `
hands 0: blue skip, red 1, counterattack
hands 1: green 1, counterattack
hands 2: green 4
top: blue 9

0 plays blue skip
0 names 1
1 tosses in counterattack
1 names 0
0 tosses in counterattack
0 names 1
0 wishes red

hands 0: red 1
hands 1: green 1
hands 2: green 4
top: counterattack
active: 2
`,
  'R-150': `
hands 0: blue thief, red 1, red 2, red 3
hands 1: counterattack, green 5
top: blue 9
sets: ["troublemaker"]

0 plays blue thief
1 tosses in counterattack
1 names 0
1 chooses red 1, red 3
1 wishes yellow

hands 0: red 2
hands 1: green 5, red 1, red 3
top: counterattack
active: 1
---
hands 0: equality, red 1, red 2, red 3, red 4
hands 1: counterattack, green 5, green 6
hands 2: yellow 1
top: blue 9
draw: blue 1

0 plays equality
0 names 1
1 tosses in counterattack
1 names 2
1 wishes yellow

hands 0: red 1, red 2, red 3, red 4
hands 1: green 5, green 6
hands 2: yellow 1, blue 1
active: 1
`,
  'R-151': `
hands 0: blue gift
hands 1: counterattack, green 5, green 6, green 7
hands 2: yellow 1
top: blue 9

0 plays blue gift
0 names 1
1 tosses in counterattack
1 names 0
1 chooses green 5, green 6
1 wishes green

hands 0: green 5, green 6
hands 1: green 7
hands 2: yellow 1
top: counterattack
active: 1
`,
  'R-152': `
hands 0: blue skip, red 5
hands 1: counterattack
top: blue 9
pointLimit: 1

0 plays blue skip
1 tosses in counterattack
1 names 0
1 wishes green

hands 0: red 5
hands 1: nothing
top: counterattack
scores: [5, 0]
winners: [1]
---
hands 0: blue exchange, red 1, red 2
hands 1: counterattack
hands 2: yellow 1, yellow 2
top: blue 9
pointLimit: 1

0 plays blue exchange
0 names 1
1 tosses in counterattack
1 names 0
1 wishes green

hands 0: nothing
hands 1: red 1, red 2
hands 2: yellow 1, yellow 2
scores: [0, 3, 3]
winners: [0]
`,
  'R-153': `
hands 0: counterattack, red 1
hands 1: blue skip, green 1
hands 2: yellow 1
hands 3: counterattack, blue 7
top: blue 9
active: 1

1 plays blue skip
1 names 3
3 tosses in counterattack
3 names 0
0 tosses in counterattack
0 names 3
0 wishes yellow

skips: [0, 0, 0, 1]
active: 2
`,
  'R-154': `
hands 0: fantastic four, red 1
hands 1: counterattack, green 1
hands 2: counterattack, yellow 1
top: blue 9

0 plays fantastic four
0 splits 0 4 0
1 tosses in counterattack
1 splits 0 0 4
2 tosses in counterattack
2 declines
2 wishes green

hands 0: red 1
hands 1: green 1
hands 2: yellow 1
top: counterattack
wish: {"color":"green"}
active: 1
`,
  'R-155': `
hands 0: counterattack, red 1
hands 1: green 1
top: black 9

0 plays counterattack
0 wishes red

hands 0: red 1
hands 1: green 1
top: counterattack
active: 1
`,
  'R-156': `
hands 0: blue skip, red 1
hands 1: green 1, counterattack
hands 2: green 2
top: blue 9
sets: ["supercharge"]
powers 0: anti counter
powers 1: nothing
powers 2: nothing

0 plays blue skip with anti counter
0 names 1
not 1 tosses in counterattack

hands 0: red 1
hands 1: green 1, counterattack
hands 2: green 2
top: blue skip
active: 2
---
hands 0: blue 2nd chance, blue skip, red 1
hands 1: green 1, counterattack
hands 2: green 2
top: blue 9
sets: ["supercharge"]
powers 0: anti counter
powers 1: nothing
powers 2: nothing

0 plays blue 2nd chance with anti counter
0 plays blue skip
0 names 1
1 tosses in counterattack
1 declines
1 wishes red

hands 0: red 1
hands 1: green 1
hands 2: green 2
top: counterattack
active: 1
`,
  'R-157': `
hands 0: blue 5, red 1
hands 1: counterattack, blue skip, blue 2
top: blue 9
sets: ["supercharge"]
powers 0: special seal
powers 1: nothing

0 plays blue 5 with special seal
not 1 plays blue skip (R-002)
not 1 plays counterattack (R-002)
1 plays blue 2

hands 0: red 1
hands 1: counterattack, blue skip
active: 0
`,
  'R-158': `
hands 0: blue 2nd chance, blue gift, blue 1, red 2
hands 1: counterattack, green 1
top: blue 9

0 plays blue 2nd chance
0 plays blue gift
1 tosses in counterattack
1 declines
1 wishes green

hands 0: blue 1, red 2
hands 1: green 1
top: counterattack
active: 1
`,
  'R-159': `
hands 0: blue skip, red 1
hands 1: counterattack, green 1
hands 2: yellow 1
top: blue 9
sets: ["supercharge"]
powers 0: recycling
powers 1: nothing
powers 2: nothing

0 plays blue skip with recycling
0 names 1
1 tosses in counterattack
1 names 2
1 wishes green
0 names 2

hands 0: red 1
hands 1: green 1
hands 2: yellow 1, blue skip
top: counterattack
wish: {"color":"green"}
active: 1
`,
  'R-160': `
hands 0: blue skip, red skip, red 1
hands 1: counterattack, counterattack, green 1
top: blue 9
sets: ["supercharge"]
powers 0: random chance
powers 1: nothing

0 plays blue skip with random chance
1 tosses in counterattack
1 names 0
1 wishes green
0 plays red skip
1 tosses in counterattack
1 wishes green

hands 0: red 1
hands 1: green 1
skips: [1, 0]
active: 1
`,
  'R-161': `
edition: "swiss1"
hands 0: blue skip, red 1
hands 1: counterattack, green 1
hands 2: yellow 1
top: blue 9

0 plays blue skip
0 names 1
1 tosses in counterattack
1 names 2
not 1 declines (R-078)
1 wishes green

skips: [0, 0, 1]
wish: {"color":"green"}
active: 1
`,
};
