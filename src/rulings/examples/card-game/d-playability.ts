/** Tables of section D: What can be put on what. */
import type { TablesByNumber } from '../tables.ts';

export const playabilityTables: TablesByNumber = {
  'R-060': `
hands 0: red 3, blue 8, red gift
hands 1: green 1
top: black 3
pile: red 5

not 0 plays blue 8 (R-060)
not 0 plays red gift (R-060)
0 plays red 3

hands 0: blue 8, red gift
hands 1: green 1
top: red 3
active: 1
`,
  'R-061': `
hands 0: black 4, red 1
hands 1: green 1
top: black 3

not 0 plays black 4 (R-061)

top: black 3
active: 0
---
hands 0: fantastic, red 1
hands 1: black 4, green 1
top: black 3
events: friday the 13th

0 plays fantastic
0 wishes 4
1 plays black 4

hands 0: red 1
hands 1: green 1
top: black 4
active: 0
---
hands 0: black 4, red 1
hands 1: black 5, green 1
top: red 4
events: friday the 13th, mating season
sets: ["supercharge"]
powers 0: black wish
powers 1: nothing

0 plays black 4 with black wish
1 plays black 5

hands 0: red 1
hands 1: green 1
top: black 5
active: 0
`,
  'R-062': `
hands 0: black 3, red 1
hands 1: green 1
top: red skip

not 0 plays black 3 (R-062)

top: red skip
active: 0
---
hands 0: black 3, black 4, red 1
hands 1: green 1
top: red 3
events: friday the 13th

not 0 plays black 4
0 plays black 3

hands 0: black 4, red 1
hands 1: green 1
top: black 3
active: 1
`,
  'R-063': `
hands 0: red gift, red skip, green 1
hands 1: green 2
top: blue skip

not 0 plays red gift (R-063)
0 plays red skip

hands 0: red gift, green 1
hands 1: green 2
top: red skip
active: 0
---
hands 0: mimicry, red 1
hands 1: green 2
hands 2: yellow gift, yellow skip, green 3
top: blue 9
sets: ["troublemaker"]

0 plays mimicry
0 picks skip
0 names 1
not 2 plays yellow gift
2 plays yellow skip
2 names 0

hands 0: red 1
hands 1: green 2
hands 2: yellow gift, green 3
top: yellow skip
active: 1
`,
  'R-064': `
hands 0: red-green colour swap, blue 1
hands 1: red 2, green 3
top: red 9
sets: ["troublemaker"]

0 plays red-green colour swap
not 1 plays red 2
1 plays green 3

hands 0: blue 1
hands 1: red 2
top: green 3
active: 0
---
hands 0: red-green colour swap, blue 1
hands 1: red 2
top: blue 9
sets: ["troublemaker"]

not 0 plays red-green colour swap

top: blue 9
active: 0
`,
  'R-065': `
hands 0: blue-red colour swap, blue 1
hands 1: green-yellow colour swap, red 2
hands 2: green 1, yellow 1, red 3
top: blue 9
sets: ["troublemaker"]

0 plays blue-red colour swap
1 plays green-yellow colour swap
1 picks yellow
not 2 plays green 1
2 plays yellow 1

hands 0: blue 1
hands 1: red 2
hands 2: green 1, red 3
active: 0
---
hands 0: blue-red colour swap, blue 1
hands 1: green-yellow colour swap, red 2
hands 2: green 1, yellow 1, red 3
top: blue 9
sets: ["troublemaker"]
options: {"colour-swap.symbolOnSymbol":false}

0 plays blue-red colour swap
not 1 plays green-yellow colour swap

top: blue-red colour swap
active: 1
`,
  'R-066': `
hands 0: red-green colour swap, red 1
hands 1: red 2
top: black 9
sets: ["troublemaker"]

not 0 plays red-green colour swap

top: black 9
active: 0
---
hands 0: red-green colour swap, red 1
hands 1: red 2
top: {"wish":4}
sets: ["troublemaker"]

not 0 plays red-green colour swap

active: 0
`,
  'R-067': `
hands 0: black 4, blue skip, red 1
hands 1: green 1
top: {"wish":"blue"}
pile: fantastic

not 0 plays red 1
not 0 plays black 4
0 plays blue skip

hands 0: black 4, red 1
hands 1: green 1
top: blue skip
active: 0
`,
  'R-068': `
hands 0: black 4, blue skip, red 4
hands 1: green 1
top: {"wish":4}
pile: fantastic
events: friday the 13th

not 0 plays blue skip (R-068)
0 plays black 4

hands 0: blue skip, red 4
hands 1: green 1
top: black 4
active: 1
`,
  'R-069': `
hands 0: black 4, red 1
hands 1: green 1
top: fuck you
events: friday the 13th

0 plays black 4

hands 0: red 1
hands 1: green 1
top: black 4
active: 1
---
hands 0: blue-yellow colour swap, curse, red 1
hands 1: blue 5, yellow 6
top: fuck you
sets: ["troublemaker"]

not 0 plays curse (R-056)
0 plays blue-yellow colour swap
0 picks yellow
not 1 plays blue 5
1 plays yellow 6

hands 0: curse, red 1
hands 1: blue 5
top: yellow 6
active: 0
---
hands 0: mimicry, red 1
hands 1: green 5
top: fuck you
sets: ["troublemaker"]

0 plays mimicry
0 picks skip
0 picks yellow

hands 0: red 1
hands 1: green 5
top: mimicry
active: 0
`,
  'R-070': `
hands 0: mimicry, red 1
hands 1: green 1
top: black 9
sets: ["troublemaker"]

0 plays mimicry
not 0 picks skip
0 picks fantastic
0 wishes red

hands 0: red 1
hands 1: green 1
top: mimicry
active: 1
---
hands 0: mimicry, red 1
hands 1: blue 2, yellow 2
hands 2: green 1
top: {"wish":"yellow"}
sets: ["troublemaker"]

0 plays mimicry
0 picks skip
0 names 2
not 1 plays blue 2
1 plays yellow 2

hands 0: red 1
hands 1: blue 2
hands 2: green 1
top: yellow 2
active: 0
`,
  'R-071': `
edition: "webde"
hands 0: mimicry, red 1
hands 1: blue 2, yellow 2
hands 2: green 1
top: {"wish":"yellow"}
sets: ["troublemaker"]

0 plays mimicry
0 picks skip
0 names 2
not 1 plays blue 2
1 plays yellow 2

hands 0: red 1
hands 1: blue 2
hands 2: green 1
top: yellow 2
active: 0
`,
  'R-072': `
hands 0: mimicry, red 1
hands 1: blue 2, yellow 2
top: blue 9
sets: ["troublemaker"]

0 plays mimicry
0 picks colour-swap
not 0 picks blue
0 picks yellow
not 1 plays blue 2
1 plays yellow 2

hands 0: red 1
hands 1: blue 2
top: yellow 2
active: 0
`,
  'R-073': `
hands 0: blue 5, red 1
hands 1: blue skip, fantastic, blue 2
top: blue 9
sets: ["supercharge"]
powers 0: special seal
powers 1: nothing

0 plays blue 5 with special seal
not 1 plays blue skip
not 1 plays fantastic
1 plays blue 2

hands 0: red 1
hands 1: blue skip, fantastic
top: blue 2
active: 0
`,
  'R-074': `
hands 0: blue 5, red 1
hands 1: green 5, yellow 5, fantastic
top: blue 9
sets: ["supercharge"]
powers 0: colour blockade
powers 1: nothing

0 plays blue 5 with colour blockade
0 picks green
not 1 plays green 5
1 plays yellow 5

hands 0: red 1
hands 1: green 5, fantastic
top: yellow 5
active: 0
---
hands 0: blue 5, red 1
hands 1: green 5, yellow 5, fantastic
top: blue 9
sets: ["supercharge"]
powers 0: colour blockade
powers 1: nothing
options: {"colour-blockade.numberMatch":true}

0 plays blue 5 with colour blockade
0 picks green
1 plays green 5

hands 0: red 1
hands 1: yellow 5, fantastic
top: green 5
active: 0
`,
  'R-075': `
hands 0: blue 5, red 1
hands 1: blue 2, red 5, green 3
top: blue 9
sets: ["supercharge"]
powers 0: colour blockade
powers 1: nothing

0 plays blue 5 with colour blockade
0 picks blue
not 1 plays blue 2
1 plays red 5

hands 0: red 1
hands 1: blue 2, green 3
top: red 5
active: 0
`,
  'R-076': `
hands 0: red 5, blue-yellow colour swap, green 1
hands 1: blue 2, yellow 2
top: red 9
sets: ["troublemaker", "supercharge"]
powers 0: random chance
powers 1: nothing

0 plays red 5 with random chance
0 plays blue-yellow colour swap
0 picks yellow
not 1 plays blue 2
1 plays yellow 2

hands 0: green 1
hands 1: blue 2
top: yellow 2
active: 0
---
hands 0: red 5, curse, green 1
hands 1: blue 2
top: red 9
sets: ["troublemaker", "supercharge"]
powers 0: random chance
powers 1: nothing

0 plays red 5 with random chance
not 0 plays curse (R-056)
0 plays green 1

hands 0: curse
hands 1: blue 2
top: green 1
active: 1
`,
};
