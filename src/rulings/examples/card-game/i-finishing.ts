/** Tables of section I: Finishing and Nice Try. */
import type { TablesByNumber } from '../tables.ts';

export const finishingTables: TablesByNumber = {
  'R-162': `
hands 0: black 9
hands 1: green 1
top: red 9
events: third time lucky
draw: yellow 1, yellow 2, yellow 3, yellow 4, yellow 5, yellow 6

0 plays black 9

hands 0: yellow 4, yellow 5, yellow 6
hands 1: green 1, yellow 1, yellow 2, yellow 3
top: black 9
active: 1
`,
  'R-163': `
hands 0: black 9, red 1
hands 1: green 5, blue 5
hands 2: yellow 6
top: red 9
events: mating season
pointLimit: 1

0 plays black 9

hands 0: red 1
hands 1: nothing
hands 2: yellow 6
scores: [1, 0, 6]
winners: [1]
---
hands 0: blue exchange
hands 1: green 5
hands 2: yellow 6, yellow 7
top: blue 9
pointLimit: 1

0 plays blue exchange
0 names 1

hands 0: green 5
hands 1: nothing
hands 2: yellow 6, yellow 7
scores: [5, 0, 13]
winners: [1]
`,
  'R-164': `
hands 0: black 9
hands 1: green 5, blue 5
hands 2: yellow 6
top: red 9
events: mating season
pointLimit: 1

0 plays black 9

scores: [0, 0, 6]
winners: [0, 1]
`,
  'R-165': `
hands 0: red 1
hands 1: green 1, nice try
top: red 9
draw: yellow 1, yellow 2, yellow 3

0 plays red 1
1 tosses in nice try
1 wishes green

hands 0: yellow 1, yellow 2, yellow 3
hands 1: green 1
top: nice try
wish: {"color":"green"}
active: 1
---
hands 0: black 9, nice try, red 1
hands 1: green 5, blue 5
top: red 9
events: mating season
draw: yellow 1, yellow 2, yellow 3

0 plays black 9
0 tosses in nice try
0 wishes red

hands 0: red 1
hands 1: yellow 1, yellow 2, yellow 3
top: nice try
active: 1
---
hands 0: black 9, nice try, red 1
hands 1: green 5, blue 5
top: red 9
events: mating season
options: {"nice-try.activePlayer":false}
pointLimit: 1

0 plays black 9

hands 0: nice try, red 1
hands 1: nothing
scores: [8, 0]
winners: [1]
`,
  'R-166': `
hands 0: red 1, red 2
hands 1: green 1, nice try
top: red 9

0 plays red 1
not 1 tosses in nice try
1 draws
not 0 plays red 2

active: 1
`,
  'R-167': `
hands 0: blue gift, red 1, nice try
hands 1: green 1
top: blue 9
draw: yellow 1, yellow 2, yellow 3

0 plays blue gift
1 tosses in nice try
1 wishes red

hands 0: yellow 1, yellow 2, yellow 3
hands 1: green 1, red 1
top: nice try
active: 1
`,
  'R-168': `
hands 0: black 9
hands 1: green 5, blue 5
hands 2: nice try, yellow 6
top: red 9
events: mating season
draw: red 1, red 2, red 3, green 1, green 2, green 3

0 plays black 9
2 tosses in nice try
2 wishes red

hands 0: green 1, green 2, green 3
hands 1: red 1, red 2, red 3
hands 2: yellow 6
wish: {"color":"red"}
active: 1
`,
  'R-169': `
hands 0: red 1
hands 1: nice try
top: red 9
draw: yellow 1, yellow 2, yellow 3
pointLimit: 1

0 plays red 1
1 tosses in nice try
1 wishes red

hands 0: yellow 1, yellow 2, yellow 3
hands 1: nothing
scores: [6, 0]
winners: [1]
---
hands 0: red 1
hands 1: nice try
top: red 9
draw: yellow 1, yellow 2, yellow 3, green 1, green 2, green 3
options: {"nice-try.lastCard":"draws"}

0 plays red 1
1 tosses in nice try
1 wishes red

hands 0: green 1, green 2, green 3
hands 1: yellow 1, yellow 2, yellow 3
active: 1
`,
  'R-170': `
hands 0: red 1
hands 1: nice try
hands 2: mimicry, blue 2
top: red 9
sets: ["troublemaker"]
draw: yellow 1, yellow 2, yellow 3, green 1, green 2, green 3

0 plays red 1
1 tosses in nice try
2 declines
1 wishes red
2 tosses in mimicry
2 wishes blue

hands 0: yellow 1, yellow 2, yellow 3
hands 1: green 1, green 2, green 3
hands 2: blue 2
active: 1
`,
  'R-171': `
hands 0: black 9
hands 1: green 5, blue 5
hands 2: nice try, yellow 6
top: red 9
events: mating season
draw: red 1, red 2
drawOnly: true
pointLimit: 1

0 plays black 9
2 tosses in nice try
2 wishes red

hands 0: nothing
hands 1: red 1, red 2
hands 2: yellow 6
scores: [0, 3, 6]
`,
  'R-172': `
hands 0: black 9, red 1
hands 1: green 9
hands 2: nice try, yellow 6
top: red 9
sets: ["troublemaker"]
events: plus one
draw: blue 1, blue 2, blue 3, blue 4

0 plays black 9
1 plays green 9
2 tosses in nice try
2 wishes yellow

hands 0: red 1
hands 1: blue 1, blue 2, blue 3, blue 4
hands 2: yellow 6
active: 2
`,
  'R-173': `
hands 0: blue 3
hands 1: mimicry, green 5
hands 2: nice try, yellow 6
top: blue 9
sets: ["troublemaker"]
draw: red 1, red 2, red 3

0 plays blue 3
2 tosses in nice try
1 tosses in mimicry
1 wishes red

hands 0: red 1, red 2, red 3
hands 1: green 5
hands 2: nice try, yellow 6
top: mimicry
active: 1
`,
  'R-174': `
hands 0: the end
hands 1: green 1, nice try
top: red 9
sets: ["supercharge"]
pointLimit: 1

0 plays the end
not 1 tosses in nice try

hands 0: nothing
hands 1: green 1, nice try
scores: [0, 8]
winners: [0]
`,
  'R-175': `
hands 0: black 9
hands 1: nice try, green 5
top: red 9
events: finish line
pointLimit: 1

0 plays black 9
not 1 tosses in nice try

hands 0: nothing
hands 1: nice try, green 5
scores: [0, 12]
winners: [0]
---
hands 0: black 9
hands 1: nice try, green 5
top: red 9
events: doomsday
pointLimit: 1

0 plays black 9
not 1 tosses in nice try

hands 0: nothing
hands 1: nice try, green 5
scores: [50, 50]
winners: [0, 1]
`,
  'R-176': `
hands 0: black 9, red 9
hands 1: green 9, nice try
top: red 9
sets: ["troublemaker"]
events: last chance, third time lucky
draw: yellow 1, yellow 2, yellow 3, yellow 4, yellow 5, yellow 6

0 plays black 9
1 plays green 9
0 plays red 9
not 1 tosses in nice try (R-166)

hands 0: yellow 4, yellow 5, yellow 6
hands 1: nice try, yellow 1, yellow 2, yellow 3
eventsPast: ["last-chance","third-time-lucky"]
active: 1
---
hands 0: black 9, red 9
hands 1: green 9, nice try
top: red 9
sets: ["troublemaker"]
events: last chance, friday the 13th, third time lucky
draw: blue 1, blue 2, blue 3, yellow 1, yellow 2, yellow 3, yellow 4, yellow 5, yellow 6

0 plays black 9
1 plays green 9
0 plays red 9
1 tosses in nice try
1 wishes yellow

hands 0: blue 1, blue 2, blue 3, yellow 1, yellow 2, yellow 3
hands 1: yellow 4, yellow 5, yellow 6
eventsPast: ["last-chance","friday-the-13th","third-time-lucky"]
active: 1
`,
  'R-177': `
hands 0: black 9, red 1
hands 1: green 9
hands 2: nice try, yellow 6
top: red 9
events: time bomb
draw: blue 1, blue 2, blue 3

0 plays black 9
1 plays green 9
2 tosses in nice try
2 wishes yellow

hands 0: red 1
hands 1: blue 1, blue 2, blue 3
hands 2: yellow 6
scores: [0, 0, 0]
lasting: ["time-bomb"]
active: 2
`,
  'R-178': `
hands 0: black 9, red 1
hands 1: lucky bastard
hands 2: nice try, yellow 6
top: red 9
sets: ["troublemaker"]
events: friday the 13th
draw: blue 1, blue 2, blue 3

0 plays black 9
1 tosses in lucky bastard
1 wishes red
2 tosses in nice try
2 wishes yellow

hands 0: red 1
hands 1: blue 1, blue 2, blue 3
hands 2: yellow 6
active: 1
`,
  'R-179': `
hands 0: nice try, red 1
hands 1: green 5
top: blue 9

0 plays nice try
not 0 wishes 4 (R-079)
0 wishes green

hands 0: red 1
hands 1: green 5
wish: {"color":"green"}
active: 1
---
hands 0: nice try
hands 1: green 5
top: blue 9
pointLimit: 1

0 plays nice try
0 wishes green

hands 0: nothing
hands 1: green 5
scores: [0, 5]
winners: [0]
`,
  'R-180': `
hands 0: blue 1, red 2
hands 1: nice try, green 5
top: blue 9

not 1 tosses in nice try
0 plays blue 1
not 1 tosses in nice try

hands 0: red 2
hands 1: nice try, green 5
active: 1
`,
  'R-181': `
hands 0: fantastic
hands 1: nice try, green 5
top: blue 9
draw: red 1, red 2, red 3

0 plays fantastic
not 1 plays green 5
0 wishes green
not 1 plays green 5

hands 0: nothing
hands 1: nice try, green 5
active: 0
asked: {"1":"react"}
`,
};
