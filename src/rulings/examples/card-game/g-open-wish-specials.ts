/** Tables of section G: Open-wish specials. */
import type { TablesByNumber } from '../tables.ts';

export const openWishSpecialsTables: TablesByNumber = {
  'R-121': `
hands 0: equality, red 1, red 2
hands 1: green 1
top: blue 9

0 plays equality
0 declines
0 wishes red

hands 0: red 1, red 2
hands 1: green 1
wish: {"color":"red"}
active: 1
`,
  'R-122': `
edition: "pandora"
hands 0: fantastic four
hands 1: green 1
hands 2: yellow 1
top: blue 9

0 plays fantastic four
not 0 declines

asked: {"0":"split"}
---
edition: "webde"
hands 0: fantastic four, red 1
hands 1: green 1
hands 2: yellow 1
top: blue 9

0 plays fantastic four
0 declines
0 wishes red

hands 0: red 1
hands 1: green 1
hands 2: yellow 1
active: 1
---
edition: "pandora"
hands 0: fantastic four, red 1
hands 1: green 1
hands 2: yellow 1
top: blue 9
options: {"fantastic-four.mandatory":false}

0 plays fantastic four
0 declines
0 wishes red

hands 0: red 1
hands 1: green 1
hands 2: yellow 1
active: 1
`,
  'R-123': `
hands 0: fantastic four, red 1
hands 1: green 1
hands 2: green 2
top: blue 9
draw: yellow 1, yellow 2, yellow 3, yellow 4

0 plays fantastic four
not 0 splits 2 1 1 (R-004)
not 0 splits 0 2 1
0 splits 0 3 1
0 wishes red

hands 0: red 1
hands 1: green 1, yellow 1, yellow 2, yellow 3
hands 2: green 2, yellow 4
top: fantastic four
active: 1
`,
  'R-124': `
hands 0: black 9, fantastic four, red 1
hands 1: green 9, green 5
hands 2: green 4, yellow 6
top: blue 9
sets: ["troublemaker"]
events: plus one
draw: yellow 1, yellow 2, yellow 3, yellow 4, blue 1, blue 2

0 plays black 9
1 plays green 9
2 plays green 4
0 plays fantastic four
0 splits 0 3 1
0 wishes red

hands 0: red 1
hands 1: green 5, yellow 1, yellow 2, yellow 3, yellow 4
hands 2: yellow 6, blue 1, blue 2
active: 1
`,
  'R-125': `
hands 0: equality, red 1, red 2, red 3
hands 1: green 1
top: blue 9
draw: yellow 1, yellow 2

0 plays equality
0 names 1
0 wishes red

hands 0: red 1, red 2, red 3
hands 1: green 1, yellow 1, yellow 2
top: equality
active: 1
`,
  'R-126': `
hands 0: equality, red 1
hands 1: green 1, green 2
top: blue 9

0 plays equality
0 wishes red

hands 0: red 1
hands 1: green 1, green 2
top: equality
active: 1
---
hands 0: equality
hands 1: green 3
top: blue 9
pointLimit: 1

0 plays equality
0 wishes red

hands 0: nothing
hands 1: green 3
scores: [0, 3]
winners: [0]
`,
  'R-127': `
hands 0: inequality, red 1, red 1
hands 1: green 1
top: blue 9
sets: ["troublemaker"]

0 plays inequality
0 names 1
0 wishes red

hands 0: red 1
hands 1: green 1, red 1
active: 1
---
hands 0: inequality, red 1, red 2, red 3, red 4
hands 1: green 1
top: blue 9
sets: ["troublemaker"]

0 plays inequality
0 names 1
0 wishes red

hands 0: red 1, red 3
hands 1: green 1, red 2, red 4
active: 1
`,
  'R-128': `
edition: "pandora"
hands 0: inequality, red 1, red 2
hands 1: green 1, green 2, green 3
hands 2: yellow 6, yellow 7, yellow 8
top: blue 9
sets: ["troublemaker"]

0 plays inequality
0 wishes red

hands 0: red 1, red 2
hands 1: green 1, green 2, green 3
hands 2: yellow 6, yellow 7, yellow 8
active: 1
---
edition: "webde"
hands 0: inequality, red 1, red 2
hands 1: green 1, green 2, green 3
hands 2: yellow 6, yellow 7, yellow 8
top: blue 9
sets: ["troublemaker"]

0 plays inequality
0 names 1
0 wishes red

hands 0: red 1, red 2
hands 1: green 1, green 2, green 3
hands 2: yellow 6, yellow 7, yellow 8
active: 1
---
edition: "pandora"
hands 0: inequality, red 1, red 2
hands 1: green 1, green 2, green 3
top: blue 9
sets: ["troublemaker"]
options: {"inequality.anyVictim":true}

0 plays inequality
0 names 1
0 wishes red

hands 0: red 1, red 2
hands 1: green 1, green 2, green 3
active: 1
`,
  'R-129': `
hands 0: inequality, red 3
hands 1: green 5
top: blue 9
sets: ["troublemaker"]
pointLimit: 1

0 plays inequality
0 names 1
0 wishes blue

hands 0: nothing
hands 1: green 5, red 3
scores: [0, 8]
winners: [0]
---
hands 0: black 9, inequality, red 3
hands 1: green 9, green 5
top: blue 9
sets: ["troublemaker"]
events: last chance, third time lucky
draw: yellow 1, yellow 2, yellow 3, yellow 4, yellow 5, yellow 6

0 plays black 9
1 plays green 9
0 plays inequality
0 names 1
0 wishes green

hands 0: yellow 4, yellow 5, yellow 6
hands 1: green 5, red 3, yellow 1, yellow 2, yellow 3
eventsPast: ["last-chance","third-time-lucky"]
active: 1
`,
  'R-130': `
hands 0: special favours, blue gift, black 4, red 1
hands 1: fantastic, green skip, black 6, green 5
top: blue 9
sets: ["troublemaker"]

0 plays special favours
0 names 1
0 wishes red

hands 0: black 4, fantastic, green skip, red 1
hands 1: black 6, blue gift, green 5
active: 1
---
hands 0: special favours, red 1
hands 1: green 5
top: blue 9
sets: ["troublemaker"]

0 plays special favours
0 names 1
0 wishes red

hands 0: red 1
hands 1: green 5
active: 1
`,
  'R-131': `
hands 0: special favours, fuck you, blue gift, red 1
hands 1: fantastic, green 5
top: blue 9
sets: ["troublemaker"]

0 plays special favours
0 names 1
0 wishes red

hands 0: fantastic, fuck you, red 1
hands 1: blue gift, green 5
active: 1
---
hands 0: special favours, blue gift, red 1
hands 1: fuck you, green 5
top: blue 9
sets: ["troublemaker"]

0 plays special favours
0 names 1
0 wishes red

hands 0: fuck you, red 1
hands 1: blue gift, green 5
active: 1
`,
  'R-132': `
hands 0: special favours, red 3
hands 1: fantastic, green skip
top: blue 9
sets: ["troublemaker"]
pointLimit: 1

0 plays special favours
0 names 1
0 wishes red

hands 0: red 3, fantastic, green skip
hands 1: nothing
scores: [17, 0]
winners: [1]
`,
  'R-133': `
hands 0: special favours
hands 1: fantastic, green 5
top: blue 9
sets: ["troublemaker"]
pointLimit: 1

0 plays special favours
0 declines
0 wishes red

hands 0: nothing
hands 1: fantastic, green 5
scores: [0, 12]
winners: [0]
---
hands 0: special favours
hands 1: fantastic, green 5
top: blue 9
sets: ["troublemaker"]

0 plays special favours
0 names 1
0 wishes red

hands 0: fantastic
hands 1: green 5
active: 1
`,
  'R-134': `
hands 0: edison, red 1
hands 1: green 5
hands 2: yellow 6
top: blue 9
sets: ["supercharge"]
powers 0: looping
powers 1: open hands, recycling
powers 2: nothing

0 plays edison
not 0 names 2
0 names 1
0 picks 1
0 wishes red

powers 0: recycling
powers 1: looping, open hands
powers 2: nothing
active: 1
`,
  'R-135': `
hands 0: edison, red 1
hands 1: green 5
top: blue 9
sets: ["supercharge"]
powers 0: looping, open hands
powers 1: nothing

0 plays edison
0 wishes red

powers 0: looping, open hands
powers 1: nothing
active: 1
`,
  'R-136': `
hands 0: edison, red 1
hands 1: green 5, counterattack
top: blue 9
sets: ["supercharge"]
powers 0: looping
powers 1: open hands

0 plays edison
0 names 0
1 tosses in counterattack
1 declines
1 wishes green

powers 0: looping
powers 1: open hands
active: 1
---
hands 0: edison, red 1
hands 1: green 5, counterattack
top: blue 9
sets: ["supercharge"]
powers 0: looping
powers 1: open hands
options: {"edison.counterable":false}

0 plays edison
0 names 0
not 1 tosses in counterattack
0 wishes red

powers 0: open hands
powers 1: looping
active: 1
`,
  'R-137': `
hands 0: update, red 1
hands 1: green 5
top: blue 9
sets: ["supercharge"]
powers 0: looping
powers 1: nothing
powerPile: recycling

0 plays update
0 picks draw
0 wishes red

powers 0: recycling
powers 1: nothing
active: 1
---
hands 0: update, red 1
hands 1: green 5
top: blue 9
sets: ["supercharge"]
powers 0: nothing
powers 1: nothing
powerPile: recycling

0 plays update
0 picks draw
0 wishes red

powers 0: recycling
powers 1: nothing
active: 1
`,
  'R-138': `
hands 0: do it yourself, red 1
hands 1: green 5
top: blue 9
sets: ["pandoras-box"]
ruleDeck: hands off

0 plays do it yourself
0 picks draw
0 wishes red

lasting: ["hands-off"]
active: 1
---
hands 0: do it yourself, red 1
hands 1: green 5
top: blue 9
sets: ["pandoras-box"]
ruleDeck: hands off

0 plays do it yourself
0 declines
0 wishes red

lasting: []
active: 1
---
hands 0: do it yourself, red 1, red 2
hands 1: green 5
top: blue 9
sets: ["pandoras-box"]
options: {"do-it-yourself.effect":"shed"}

0 plays do it yourself
0 chooses red 1
0 wishes red

hands 0: red 2
hands 1: green 5
active: 1
`,
  'R-139': `
hands 0: mimicry, red 1
hands 1: green 1
top: blue 9
sets: ["troublemaker"]

0 plays mimicry
not 0 picks fuck-you
not 0 picks curse
not 0 picks mimicry
0 picks skip

hands 0: red 1
hands 1: green 1
top: mimicry
active: 0
`,
  'R-140': `
hands 0: blue gift, red 1, red 2, red 3
hands 1: green 1, green 2, green 3, mimicry
top: blue 9
sets: ["troublemaker"]

0 plays blue gift
1 tosses in mimicry
1 names 0
1 chooses green 1, green 2
1 wishes yellow

hands 0: red 1, red 2, red 3, green 1, green 2
hands 1: green 3
top: mimicry
active: 1
---
hands 0: blue gift, red 1, red 2, red 3
hands 1: green 1, green 2, green 3, mimicry
top: blue 9
sets: ["troublemaker"]
options: {"mimicry.offTurn":false}

0 plays blue gift
not 1 tosses in mimicry
0 chooses red 1, red 2

hands 0: red 3
hands 1: green 1, green 2, green 3, mimicry, red 1, red 2
top: blue gift
active: 1
`,
  'R-141': `
hands 0: mimicry, red 1, red 2, red 3
hands 1: green gift, green 5, green 6, green 7
hands 2: yellow 1
top: blue 9
sets: ["troublemaker"]

0 plays mimicry
0 picks gift
0 names 2
0 chooses red 1, red 2
1 plays green gift
1 names 0
1 chooses green 5, green 6

hands 0: red 3, green 5, green 6
hands 1: green 7
hands 2: red 1, red 2, yellow 1
active: 2
---
hands 0: mimicry, red 1
hands 1: green 5
top: blue 9
sets: ["troublemaker", "supercharge"]
powers 0: recycling
powers 1: nothing

0 plays mimicry with recycling
0 picks skip
0 names 1

hands 0: red 1
hands 1: green 5, mimicry
top: blue 9
active: 0
`,
};
