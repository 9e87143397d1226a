/** Tables of section N: Power cards. */
import type { TablesByNumber } from '../tables.ts';

export const powerCardsTables: TablesByNumber = {
  'R-317': `
hands 0: red 5, red 1
hands 1: green 1
top: red 9
sets: ["supercharge"]
powers 0: number wish
powers 1: nothing

0 plays red 5 with number wish
0 wishes 7

hands 0: red 1
hands 1: green 1
top: red 5
wish: {"number":7}
active: 1
`,
  'R-318': `
hands 0: the end
hands 1: green 1
top: red 9
sets: ["supercharge"]
powers 0: number wish
powers 1: nothing

not 0 plays the end with number wish (R-318)

hands 0: the end
hands 1: green 1
active: 0
`,
  'R-319': `
hands 0: update, red 1, red 2
hands 1: green 5, red 6
top: blue 9
sets: ["supercharge"]
powerPile: all draw one
draw: yellow 1

0 plays update
0 picks draw
0 wishes red
1 plays red 6
0 plays red 1 with all draw one

hands 0: red 2
hands 1: green 5, yellow 1
powers 0: nothing
powers 1: nothing
used: [["all draw one"],[]]
active: 1
`,
  'R-320': `
hands 0: blue 3, red 1
hands 1: edison, green 5
hands 2: green 6
top: blue 9
sets: ["supercharge"]
powers 0: all draw one
powers 1: number wish
powers 2: nothing
draw: yellow 1, yellow 2

0 plays blue 3 with all draw one
1 plays edison
1 names 0
1 wishes blue

hands 0: red 1
hands 1: green 5, yellow 1
hands 2: green 6, yellow 2
powers 0: number wish
powers 1: all draw one
powers 2: nothing
used: [[],[],[]]
active: 2
`,
  'R-321': `
hands 0: blue exchange, red 1, red 2
hands 1: green 5, green 6
hands 2: yellow 1
top: blue 9
sets: ["supercharge"]
powers 0: looping
powers 1: open hands, number wish, special seal

0 plays blue exchange
0 names 1

hands 0: green 5, green 6
hands 1: red 1, red 2
hands 2: yellow 1
powers 0: looping
powers 1: open hands, number wish, special seal
powers 2: nothing
active: 1
---
hands 0: blue 3
hands 1: green 5
hands 2: yellow 1, fantastic
top: blue 9
sets: ["supercharge"]
powers 0: looping, open hands
powers 1: number wish, special seal
pointLimit: 1

0 plays blue 3

hands 0: nothing
hands 1: green 5
hands 2: yellow 1, fantastic
scores: [0, 5, 8]
winners: [0]
`,
  'R-322': `
hands 0: blue 3, red 1
hands 1: counterattack, lucky bastard
top: blue 9
sets: ["troublemaker","supercharge"]
powers 0: all draw one
draw: yellow 1

0 plays blue 3 with all draw one
not 1 tosses in counterattack
not 1 tosses in lucky bastard

hands 0: red 1
hands 1: counterattack, lucky bastard, yellow 1
top: blue 3
active: 1
`,
  'R-323': `
hands 0: blue 3, red 1
hands 1: green 5
top: blue 9
sets: ["supercharge"]
powers 0: anti counter

0 plays blue 3 with anti-counter

hands 0: red 1
hands 1: green 5
powers 0: nothing
powers 1: nothing
used: [["anti counter"],[]]
active: 1
---
hands 0: blue 3
hands 1: green 5
top: blue 9
sets: ["supercharge"]
powers 0: random chance
pointLimit: 1

0 plays blue 3 with random chance

hands 0: nothing
hands 1: green 5
scores: [0, 5]
winners: [0]
`,
  'R-324': `
hands 0: blue gift, red 1, red 2, red 3
hands 1: counterattack, green 5
hands 2: yellow 1
top: blue 9
sets: ["supercharge"]
powers 0: recycling

0 plays blue gift with recycling
0 names 2
0 chooses red 1, red 2
0 names 1

hands 0: red 3
hands 1: counterattack, green 5, blue gift
hands 2: yellow 1, red 1, red 2
top: blue 9
active: 1
`,
  'R-325': `
hands 0: black 9, red 1
hands 1: red 9, black 4
top: blue 9
sets: ["supercharge"]
powers 0: black wish
events: third time lucky, friday the 13th
draw: yellow 1, yellow 2, yellow 3, yellow 4, yellow 5, yellow 6

0 plays black 9 with black wish
not 1 plays red 9
1 plays black 4

hands 0: red 1, yellow 4, yellow 5, yellow 6
hands 1: red 9, yellow 1, yellow 2, yellow 3
top: black 4
active: 0
`,
  'R-326': `
hands 0: equality, red 1, red 2, red 3
hands 1: green 5
hands 2: yellow 6
top: blue 9
sets: ["supercharge"]
powers 0: all draw one
draw: green 1, green 2, green 3

0 plays equality with all-draw-one
0 names 2
0 wishes red

hands 0: red 1, red 2, red 3
hands 1: green 5, green 1
hands 2: yellow 6, green 2, green 3
top: equality
wish: {"color":"red"}
active: 1
---
hands 0: blue gift, red 1, red 2, red 3
hands 1: green 5
hands 2: yellow 6
top: blue 9
sets: ["supercharge"]
powers 0: all draw one
draw: green 1
drawOnly: true
pointLimit: 1

0 plays blue gift with all-draw-one
0 names 2
0 chooses red 1, red 2

hands 0: red 3
hands 1: green 5, green 1
hands 2: yellow 6, red 1, red 2
scores: [3, 6, 9]
winners: [0]
`,
  'R-327': `
hands 0: blue 3, red 1
hands 1: green skip, nice try, green 5
top: blue 9
sets: ["supercharge"]
powers 0: special charge
draw: green 1, green 2

0 plays blue 3 with special-charge

hands 0: red 1
hands 1: green skip, nice try, green 5, green 1, green 2
top: blue 3
active: 1
---
hands 0: blue 3, red 1, fantastic
hands 1: green skip, nice try, fuck you, green 5, black 4
hands 2: yellow 6, yellow 7
top: blue 9
sets: ["supercharge"]
powers 0: special charge

0 plays blue 3 with special-charge
0 names 2

hands 0: red 1, fantastic
hands 1: green skip, nice try, fuck you, green 5, black 4
hands 2: yellow 6, yellow 7
top: blue 3
active: 1
`,
  'R-328': `
hands 0: blue 3, fantastic, red 1
hands 1: fantastic, blue 5
hands 2: fantastic, yellow 6
top: blue 9
sets: ["supercharge"]
powers 0: special seal
draw: yellow 1

0 plays blue 3 with special-seal
not 1 plays fantastic
1 plays blue 5
not 2 plays fantastic
2 draws
2 passes
0 plays fantastic
0 wishes blue

hands 0: red 1
hands 1: fantastic
hands 2: fantastic, yellow 6, yellow 1
top: fantastic
wish: {"color":"blue"}
active: 1
`,
  'R-329': `
hands 0: blue 3, red 1
hands 1: mimicry, blue skip, blue 4, green 5
top: blue 9
sets: ["troublemaker","supercharge"]
powers 0: special seal

0 plays blue 3 with special seal
not 1 plays mimicry
not 1 plays blue skip
1 plays blue 4

hands 0: red 1
hands 1: mimicry, blue skip, green 5
top: blue 4
active: 0
---
hands 0: blue 3, red 1
hands 1: fuck you, red 1, red 2, red 3, red 4, red 5, red 6, red 7, red 8, blue 4
top: blue 9
sets: ["supercharge"]
powers 0: special seal

0 plays blue 3 with special seal
not 1 plays fuck you

hands 0: red 1
hands 1: fuck you, red 1, red 2, red 3, red 4, red 5, red 6, red 7, red 8, blue 4
top: blue 3
active: 1
`,
  'R-330': `
hands 0: blue 2nd chance, blue 4, red 1
hands 1: fantastic, green 5
top: blue 9
sets: ["supercharge"]
powers 0: special seal

not 0 plays blue 2nd chance with special-seal
0 plays blue 2nd chance
0 plays blue 4 with special-seal
not 1 plays fantastic

hands 0: red 1
hands 1: fantastic, green 5
top: blue 4
active: 1
`,
  'R-331': `
hands 0: blue 3, red 4, blue 7, green 1
hands 1: red 3, blue 4, red 7
hands 2: red 9, blue 5, blue 6
top: blue 9
sets: ["supercharge"]
powers 0: colour blockade

0 plays blue 3 with colour-blockade
0 picks red
not 1 plays red 3
1 plays blue 4
not 2 plays red 9
2 plays blue 5
not 0 plays red 4
0 plays blue 7

hands 0: red 4, green 1
hands 1: red 3, red 7
hands 2: red 9, blue 6
top: blue 7
active: 1
---
hands 0: blue 3, red 1
hands 1: blue 4, green 4
hands 2: red 5, green 5
top: blue 9
sets: ["supercharge"]
powers 0: colour blockade
powers 1: colour blockade
powers 2: nothing

0 plays blue 3 with colour blockade
0 picks red
1 plays blue 4 with colour blockade
1 picks green
not 2 plays red 5

hands 0: red 1
hands 1: green 4
hands 2: red 5, green 5
top: blue 4
active: 2
`,
  'R-332': `
hands 0: blue 1, blue 2, red 1
hands 1: blue 4, red 2
hands 2: blue 7, red 3
top: blue 9
sets: ["supercharge"]
powers 0: looping

0 plays blue 1 with looping
2 plays blue 7
1 plays blue 4
0 plays blue 2

hands 0: red 1
hands 1: red 2
hands 2: red 3
top: blue 2
active: 1
`,
  'R-333': `
hands 0: blue 1, blue 2, red 1
hands 1: blue 4, blue 5, red 2
top: blue 10
sets: ["supercharge"]
powers 0: looping

0 plays blue 1 with looping
1 plays blue 4
0 plays blue 2

hands 0: red 1
hands 1: blue 5, red 2
active: 1
`,
  'R-334': `
hands 0: blue 3, red 1
hands 1: green 5, green 6
hands 2: yellow 6, blue 7
top: blue 9
sets: ["supercharge"]
powers 0: open hands
draw: green 1

0 plays blue 3 with open-hands
1 draws
1 passes
2 plays blue 7

hands 0: red 1
hands 1: green 5, green 6, green 1
hands 2: yellow 6
knows: [["green 1", "green 5", "green 6", "yellow 6"], ["yellow 6"], ["green 1", "green 5", "green 6"]]
active: 0
`,
  'R-335': `
hands 0: red 5, blue 1
hands 1: green 5
top: red 9
sets: ["supercharge"]
powers 0: random chance
powers 1: nothing
pointLimit: 1

0 plays red 5 with random chance
0 plays blue 1

hands 0: nothing
hands 1: green 5
scores: [0, 5]
winners: [0]
---
hands 0: blue 3, red skip, curse
hands 1: green 5, green 6
hands 2: yellow 6
top: blue 9
sets: ["troublemaker","supercharge"]
powers 0: random chance

0 plays blue 3 with random chance
not 0 declines
not 0 plays curse
0 plays red skip
0 names 1

hands 0: curse
hands 1: green 5, green 6
hands 2: yellow 6
top: red skip
active: 2
`,
  'R-336': `
hands 0: blue 3, red 1
hands 1: blue 4, yellow 8, red skip
top: blue 9
sets: ["supercharge"]
powers 0: special seal
powers 1: random chance

0 plays blue 3 with special seal
1 plays blue 4 with random chance
not 1 plays red skip
1 plays yellow 8

hands 0: red 1
hands 1: red skip
top: yellow 8
active: 0
---
hands 0: blue 3, red 1
hands 1: blue 4, red 8
hands 2: yellow 6
top: blue 9
sets: ["supercharge"]
powers 0: colour blockade
powers 1: random chance

0 plays blue 3 with colour-blockade
0 picks red
1 plays blue 4 with random-chance

hands 0: red 1
hands 1: red 8
hands 2: yellow 6
top: blue 4
active: 2
`,
  'R-337': `
hands 0: blue 3
hands 1: green 5
hands 2: yellow 6
top: blue 9
sets: ["supercharge"]
powers 0: recycling
pointLimit: 1

0 plays blue 3 with recycling
0 names 1

hands 0: nothing
hands 1: green 5, blue 3
hands 2: yellow 6
scores: [0, 8, 6]
winners: [0]
---
hands 0: blue 3
hands 1: green 5
hands 2: yellow 6
top: blue 9
sets: ["supercharge"]
powers 0: recycling

0 plays blue 3 with recycling
0 names 0

hands 0: blue 3
hands 1: green 5
hands 2: yellow 6
top: blue 9
active: 1
`,
  'R-338': `
hands 0: fuck you, red 1, red 2, red 3, red 4, red 5, red 6, red 7, red 8, red 9
hands 1: green 5
hands 2: yellow 6
top: blue 9
sets: ["supercharge"]
powers 0: recycling

0 plays fuck you with recycling
0 names 2

hands 0: red 1, red 2, red 3, red 4, red 5, red 6, red 7, red 8, red 9
hands 1: green 5
hands 2: yellow 6, fuck you
top: blue 9
active: 1
---
hands 0: fuck you, red 1, red 2, red 3, red 4, red 5, red 6, red 7, red 8, red 9
hands 1: green 5
top: blue 9
sets: ["supercharge"]
options: {"recycling.fuckYou":false}
powers 0: recycling

0 plays fuck you with recycling

hands 0: red 1, red 2, red 3, red 4, red 5, red 6, red 7, red 8, red 9
hands 1: green 5
top: blue 9
active: 1
`,
  'R-339': `
hands 0: black 9, red 1
hands 1: blue 1, red 9, red 2
hands 2: yellow 6
top: blue 9
sets: ["supercharge"]
powers 0: recycling
events: third time lucky
draw: yellow 1, yellow 2, yellow 3, yellow 4, yellow 5, yellow 7, yellow 8, yellow 9, blue 2

0 plays black 9 with recycling
0 names 1

hands 0: red 1, yellow 8, yellow 9, blue 2
hands 1: blue 1, red 9, red 2, yellow 1, yellow 2, yellow 3, black 9
hands 2: yellow 6, yellow 4, yellow 5, yellow 7
top: blue 9
active: 1
`,
  'R-340': `
hands 0: blue 2nd chance, blue 4, red 1
hands 1: green 5, red 4
hands 2: yellow 6
top: blue 9
sets: ["supercharge"]
powers 0: recycling

0 plays blue 2nd chance with recycling
0 plays blue 4
0 names 2

hands 0: red 1
hands 1: green 5, red 4
hands 2: yellow 6, blue 2nd chance
top: blue 4
active: 1
---
hands 0: blue 2nd chance, red 1
hands 1: green 5
hands 2: yellow 6
top: blue 9
sets: ["supercharge"]
powers 0: recycling
draw: green 1

0 plays blue 2nd chance with recycling
0 passes
0 names 2

hands 0: red 1, green 1
hands 1: green 5
hands 2: yellow 6, blue 2nd chance
top: blue 9
active: 1
`,
  'R-341': `
hands 0: black 9, red 1
hands 1: lucky bastard, green 5
hands 2: yellow 6
top: blue 9
sets: ["troublemaker","supercharge"]
powers 0: recycling
events: friday the 13th

0 plays black 9 with recycling
1 tosses in lucky bastard
1 wishes green
0 names 2

hands 0: red 1
hands 1: green 5
hands 2: yellow 6, black 9
top: lucky bastard
wish: {"color":"green"}
active: 1
---
hands 0: black 9, red 1
hands 1: green 5
hands 2: yellow 6
top: blue 9
pile: green 1, green 2, green 3, green 4, green 6, green 7
sets: ["supercharge"]
powers 0: recycling
events: rewind
draw: red 5

0 plays black 9 with recycling

hands 0: red 1, green 7, green 3
hands 1: green 5, black 9, green 6
hands 2: yellow 6, blue 9, green 4
top: red 5
active: 1
`,
  'R-342': `
hands 0: black 9, red 1
hands 1: lucky bastard, green 5, yellow 7
top: blue 9
sets: ["troublemaker","supercharge"]
powers 0: number wish
events: friday the 13th

0 plays black 9 with number wish
1 tosses in lucky bastard
1 wishes green
0 wishes 7
not 1 plays green 5
1 plays yellow 7

hands 0: red 1
hands 1: green 5
top: yellow 7
active: 0
---
hands 0: black 9, red 1
hands 1: lucky bastard, green 5, black 4
top: blue 9
sets: ["troublemaker","supercharge"]
powers 0: black wish
events: friday the 13th

0 plays black 9 with black-wish
1 tosses in lucky bastard
1 wishes green
not 1 plays green 5

hands 0: red 1
hands 1: green 5, black 4
top: lucky bastard
active: 1
`,
  'R-343': `
hands 0: red troublemaker, green 4, blue 7
hands 1: red 4, black 4
top: red 9
sets: ["troublemaker","supercharge"]
powers 0: nothing
powers 1: troublecharger
events: last chance, friday the 13th, third time lucky, expansion
draw: yellow 1, yellow 2, yellow 3, yellow 4, yellow 5, yellow 6, yellow 7, yellow 8, yellow 9

0 plays red troublemaker
1 plays red 4
0 plays green 4
1 plays black 4 with troublecharger

hands 0: blue 7, yellow 1, yellow 2, yellow 3, yellow 7
hands 1: yellow 4, yellow 5, yellow 6, yellow 8, yellow 9
top: black 4
active: 0
---
hands 0: black 9, red 1
hands 1: green 5
top: blue 9
sets: ["supercharge"]
powers 0: troublecharger
events: doomsday, third time lucky
pointLimit: 1

0 plays black 9 with troublecharger

hands 0: red 1
hands 1: green 5
scores: [50, 50]
winners: [0, 1]
`,
  'R-344': `
hands 0: blue 3
hands 1: green 5
hands 2: yellow 1
top: blue 9
sets: ["supercharge"]
powers 0: all draw one
draw: green 1, green 2
pointLimit: 1

0 plays blue 3 with all-draw-one

hands 0: nothing
hands 1: green 5, green 1
hands 2: yellow 1, green 2
scores: [0, 6, 3]
winners: [0]
---
hands 0: blue 3
hands 1: nice try, green 5
top: blue 9
sets: ["supercharge"]
powers 0: number wish
draw: yellow 1, yellow 2, yellow 3

0 plays blue 3 with number-wish
0 wishes 4
1 tosses in nice try
1 wishes green

hands 0: yellow 1, yellow 2, yellow 3
hands 1: green 5
top: nice try
wish: {"color":"green"}
active: 1
`,
  'R-345': `
hands 0: black 9, red 1
hands 1: green 5
top: blue 9
sets: ["supercharge"]
powers 0: all draw one, anti counter, open hands, special charge, special seal, black wish, colour blockade, looping, number wish, random chance, recycling, troublecharger
powers 1: all draw one, anti counter, open hands, special charge, special seal, black wish, colour blockade, looping, number wish, random chance, recycling
powerPile: troublecharger
events: supercharge

0 plays black 9

powers 0: all draw one, anti counter, open hands, special charge, special seal, black wish, colour blockade, looping, number wish, random chance, recycling, troublecharger
powers 1: all draw one, anti counter, open hands, special charge, special seal, black wish, colour blockade, looping, number wish, random chance, recycling, troublecharger
powersLeft: 0
active: 1
`,
};
