/** Tables of section Z: what the other sections leave open, or say differently in two places. */
import type { TablesByNumber } from '../tables.ts';

export const additionalRulingsTables: TablesByNumber = {
  'R-441': `
hands 0: fantastic, red 1
hands 1: black 5, green gift, yellow 2
top: blue 9
options: {"wish.optional":true}

0 plays fantastic
0 declines
1 plays yellow 2

hands 0: red 1
hands 1: black 5, green gift
top: yellow 2
active: 0
---
hands 0: fantastic, red 1
hands 1: green 2
top: blue 9

0 plays fantastic
not 0 declines
0 wishes green

hands 0: red 1
hands 1: green 2
top: fantastic
wish: {"color":"green"}
active: 1
`,
  'R-442': `
hands 0: red 1
hands 1: fantastic four, red 2, red 3
hands 2: red 4
active: 1
draw: yellow 1, yellow 2, yellow 3
drawOnly: true
pointLimit: 1

1 plays fantastic four
1 splits 2 0 2
1 names 0
1 wishes red

hands 0: red 1, yellow 1, yellow 2
hands 1: red 2, red 3
hands 2: red 4, yellow 3
scores: [4, 5, 7]
winners: [0]
---
hands 0: red 1
hands 1: fantastic four, red 2, red 3
hands 2: red 4
active: 1
draw: yellow 1, yellow 2, yellow 3, yellow 4
drawOnly: true

1 plays fantastic four
1 splits 2 0 2
1 wishes red

hands 0: red 1, yellow 3, yellow 4
hands 1: red 2, red 3
hands 2: red 4, yellow 1, yellow 2
top: fantastic four
wish: {"color":"red"}
active: 2
`,
  'R-443': `
hands 0: red 1
hands 1: green 5
hands 2: yellow 6
top: red 9
seed: 117

0 plays red 1

round: 2
top: fuck you
---
hands 0: red 1
hands 1: green 5
hands 2: yellow 6
top: red 9
options: {"startCard.blank":"redraw"}
seed: 117

0 plays red 1

round: 2
top: blue 6
`,
  'R-444': `
hands 0: black 9, red 1
hands 1: green 5
top: blue 9
sets: ["troublemaker"]
options: {"time-bomb.onOtherEnd":"double"}
events: plague, time bomb, finish line
pointLimit: 1

0 plays black 9

hands 0: red 1
hands 1: green 5
scores: [2, 10]
winners: [0]
---
hands 0: black 9, red 1
hands 1: green 5
top: blue 9
sets: ["troublemaker"]
options: {"time-bomb.onOtherEnd":"double"}
events: plague, time bomb, doomsday
pointLimit: 1

0 plays black 9

hands 0: red 1
hands 1: green 5
scores: [50, 50]
winners: [0, 1]
`,
  'R-445': `
hands 0: black 9, red 5
hands 1: green 1
top: blue 9
sets: ["troublemaker"]
options: {"scoring":false}
events: plague, time bomb, finish line

0 plays black 9

scores: [0, 0]
winners: [1]
---
hands 0: black 9, red 5
hands 1: green 1
top: blue 9
options: {"scoring":false}
events: doomsday

0 plays black 9

scores: [0, 0]
winners: [0, 1]
`,
  'R-447': `
hands 0: blue 2nd chance, blue 3, red 4
hands 1: green 2
top: blue 9

0 plays blue 2nd chance
0 plays blue 3

hands 0: red 4
hands 1: green 2
top: blue 3
active: 1
---
hands 0: blue 2nd chance, red 4
hands 1: green 2
top: blue 9
draw: blue 5

0 plays blue 2nd chance
0 passes

hands 0: red 4, blue 5
hands 1: green 2
top: blue 2nd chance
active: 1
`,
  'R-448': `
hands 0: fantastic four, red 1, red 2
hands 1: counterattack, red 3
hands 2: counterattack, red 4
hands 3: red 5, red 6
options: {"counterattack.fantasticFour":"share"}
draw: yellow 1, yellow 2, yellow 3, yellow 4

0 plays fantastic four
0 splits 0 2 0 2
1 tosses in counterattack
1 declines
1 wishes red

hands 0: red 1, red 2
hands 1: red 3
hands 2: counterattack, red 4
hands 3: red 5, red 6, yellow 1, yellow 2
top: counterattack
wish: {"color":"red"}
active: 1
`,
  'R-449': `
hands 0: black 1, red 2, green 9
hands 1: green 2, green 8
hands 2: red 5, green 7
top: blue 1
edition: "intl"
events: gambling man

0 plays black 1
1 chooses green 2
2 chooses red 5
0 chooses red 2

hands 0: green 9
hands 1: green 8
hands 2: green 7, green 2, red 5, red 2
top: black 1
active: 1
---
hands 0: black 1, blue 4, red 2
hands 1: blue 6, green 8
top: blue 1
edition: "intl"
options: {"gambling-man.version":"classic"}
events: gambling man

0 plays black 1

hands 0: red 2
hands 1: green 8, blue 6, blue 4
top: black 1
active: 1
`,
  'R-450': `
hands 0: black 1, red 2, red 3
hands 1: green 2, green 3
top: blue 1
events: communism
drawOnly: true

0 plays black 1

hands 0: red 2, red 3
hands 1: green 2, green 3
top: black 1
active: 1
`,
  'R-451': `
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
hands 0: blue 3
hands 1: green 5
hands 2: nothing
top: blue 9
windows: "everyone"

0 plays blue 3

asked: {"1":"react"}
`,
  'R-452': `
hands 0: blue skip
hands 1: green 5
hands 2: yellow 6
top: blue 9

0 plays blue skip
0 names 1

round: 2
skips: [0, 0, 0]
`,
  'R-454': `
hands 0: blue 3, blue-red colour swap, green 1
hands 1: green 5
top: blue 9
sets: ["troublemaker","supercharge"]
powers 0: random chance

0 plays blue 3 with random-chance
0 plays blue-red colour swap
0 picks blue

hands 0: green 1
hands 1: green 5
top: blue-red colour swap
active: 1
---
hands 0: black 9, red 1
hands 1: green 5, green 6
top: blue 9
pile: red 2, red 3, red 4, red 5, red 6
sets: ["troublemaker","supercharge"]
events: rewind
draw: green-yellow colour swap

0 plays black 9
0 picks yellow

hands 0: red 1, blue 9, red 5
hands 1: green 5, green 6, black 9, red 6
top: green-yellow colour swap
active: 1
`,
  'R-455': `
hands 0: mimicry, red 1
hands 1: green 1, yellow 1
top: blue 9
sets: ["troublemaker"]

0 plays mimicry
0 picks colour-swap
not 0 picks blue
0 picks yellow
not 1 plays green 1
1 plays yellow 1

hands 0: red 1
hands 1: green 1
top: yellow 1
active: 0
---
hands 0: blue 3, red 1
hands 1: mimicry, green 1
top: blue 9
sets: ["troublemaker","supercharge"]
powers 0: colour blockade

0 plays blue 3 with colour blockade
0 picks yellow
1 plays mimicry
1 picks colour-swap
not 1 picks yellow
1 picks red

hands 0: red 1
hands 1: green 1
top: mimicry
active: 0
`,
  'R-456': `
hands 0: black 9, red 1
hands 1: lucky bastard, green 5, green 6
hands 2: mimicry, yellow 6
hands 3: blue 7, blue 8
top: blue 9
sets: ["troublemaker"]
events: expansion
draw: yellow 1, yellow 2, yellow 3, yellow 4, yellow 5, yellow 7

0 plays black 9
1 declines
2 tosses in mimicry
2 wishes yellow

hands 0: red 1, yellow 4, yellow 5, yellow 7
hands 1: lucky bastard, green 5, green 6, yellow 1
hands 2: yellow 6
hands 3: blue 7, blue 8, yellow 2, yellow 3
top: mimicry
wish: {"color":"yellow"}
active: 1
---
hands 0: black 9, red 1
hands 1: lucky bastard, green 5, green 6
hands 2: mimicry, yellow 6
hands 3: blue 7, blue 8
top: blue 9
sets: ["troublemaker"]
options: {"react.again":true}
events: expansion
draw: yellow 1, yellow 2, yellow 3

0 plays black 9
1 declines
2 tosses in mimicry
2 wishes yellow
1 tosses in lucky bastard
1 wishes red

hands 0: red 1, yellow 2, yellow 3
hands 1: green 5, green 6
hands 2: yellow 6
hands 3: blue 7, blue 8, yellow 1
top: lucky bastard
wish: {"color":"red"}
active: 1
`,
  'R-457': `
hands 0: black 9, red 1
hands 1: green 5
hands 2: yellow 6, yellow 7
hands 3: blue 6
top: blue 9
sets: ["troublemaker"]
options: {"scoring":false}
events: identity theft
draw: yellow 1
skips: [0,0,1,0]

0 plays black 9
0 names 0
0 names 2
3 draws
3 passes

hands 0: yellow 6, yellow 7
hands 1: green 5
hands 2: red 1
hands 3: blue 6, yellow 1
seating: [2,1,0,3]
skips: [0, 0, 0, 0]
active: 1
`,
  'R-458': `
hands 0: black 9, black 4, red 6, yellow 2
hands 1: green 9, red 4, black 6
hands 2: green 4, red 7, lucky bastard
top: blue 9
sets: ["troublemaker"]
events: last chance, repeat, friday the 13th, double taxation, black hole, mating season, vandalism
pointLimit: 1

0 plays black 9
2 declines
1 plays green 9
2 plays green 4
0 plays black 4
2 declines
2 declines
1 plays red 4
2 plays red 7
0 plays red 6
1 plays black 6
2 tosses in lucky bastard
2 wishes blue

hands 0: yellow 2
hands 1: nothing
hands 2: nothing
scores: [4, 0, 0]
winners: [1, 2]
`,
  'R-459': `
hands 0: black 9, red 1
hands 1: green 5, green 6, green 7
hands 2: yellow 6
hands 3: blue 6, blue 7, blue 8
top: blue 9
sets: ["troublemaker"]
events: crowdfunding

0 plays black 9
1 chooses green 7
1 chooses green 5
3 chooses blue 8
3 chooses blue 6

hands 0: red 1, green 5, blue 6
hands 1: green 6
hands 2: yellow 6, green 7, blue 8
hands 3: blue 7
top: black 9
active: 1
`,
  'R-460': `
hands 0: black 9, red 1
hands 1: green 5, green 6
hands 2: yellow 6, yellow 7, yellow 8
hands 3: blue 1, blue 2, blue 3, blue 4
top: blue 9
sets: ["troublemaker"]
events: distributor

0 plays black 9
0 names 2
0 names 1
0 names 3

hands 0: blue 1, blue 2, blue 3, blue 4
hands 1: green 5, green 6
hands 2: red 1
hands 3: yellow 6, yellow 7, yellow 8
top: black 9
active: 1
`,
  'R-461': `
hands 0: black 9, red 1
hands 1: green 5, green 6
hands 2: yellow 6, yellow 7
top: blue 9
sets: ["supercharge"]
events: tsunami

0 plays black 9
1 chooses green 5
2 chooses yellow 6

asked: {"0":"choose"}
---
hands 0: black 9, red 1
hands 1: green 5, green 6
hands 2: yellow 6, yellow 7
top: blue 9
edition: "webde"
sets: ["supercharge"]
events: tsunami

0 plays black 9
1 chooses green 5
2 chooses yellow 6

hands 0: red 1, green 5, yellow 6
hands 1: green 6
hands 2: yellow 7
top: black 9
active: 1
`,
  'R-462': `
hands 0: update, red 1
hands 1: green 5
top: blue 9
sets: ["supercharge"]
powers 0: looping, recycling
powerPile: black wish

0 plays update
0 picks draw
0 picks 0
0 wishes blue

hands 0: red 1
hands 1: green 5
powers 0: recycling, black wish
powers 1: nothing
active: 1
`,
  'R-463': `
hands 0: blue 3, red 3, green 3, red 1
hands 1: green 5
top: blue 9
sets: ["supercharge","pandoras-box"]
powers 0: all draw one, looping
ruleCards: twins

0 plays blue 3
not 0 plays red 3 with looping
0 chooses red 3

hands 0: green 3, red 1
hands 1: green 5
top: red 3
active: 1
`,
  'R-464': `
hands 0: do it yourself, red 1
hands 1: green 5
top: blue 9
sets: ["pandoras-box"]
options: {"do-it-yourself.effect":"shed"}

0 plays do it yourself
0 chooses nothing
0 wishes green

hands 0: red 1
hands 1: green 5
wish: {"color":"green"}
active: 1
---
hands 0: do it yourself
hands 1: green 5
top: blue 9
sets: ["pandoras-box"]
options: {"do-it-yourself.effect":"shed"}
ruleDeck: thirsty
pointLimit: 1

0 plays do it yourself
0 wishes blue

hands 0: nothing
hands 1: green 5
scores: [0, 5]
winners: [0]
---
hands 0: do it yourself, red 1, red 2
hands 1: green 5
hands 2: yellow 6
top: blue 9
sets: ["pandoras-box"]
options: {"do-it-yourself.effect":"none"}
ruleDeck: thirsty

0 plays do it yourself
0 wishes blue

hands 0: red 1, red 2
hands 1: green 5
hands 2: yellow 6
top: do it yourself
wish: {"color":"blue"}
active: 1
`,
  'R-465': `
hands 0: do it yourself, red 1
hands 1: green 5
top: blue 9
sets: ["pandoras-box"]
options: {"ruleCards.count":0}

0 plays do it yourself
0 wishes blue

hands 0: red 1
hands 1: green 5
top: do it yourself
wish: {"color":"blue"}
active: 1
---
hands 0: do it yourself, red 1, red 2
hands 1: green 5
top: blue 9
sets: ["pandoras-box"]
options: {"ruleCards.count":0,"do-it-yourself.effect":"shed"}

0 plays do it yourself
0 chooses red 1
0 wishes blue

hands 0: red 2
hands 1: green 5
wish: {"color":"blue"}
active: 1
`,
  'R-466': `
hands 0: blue 3, red 1
hands 1: mimicry, green 1, blue 4
top: blue 9
sets: ["troublemaker","supercharge"]
powers 0: black wish

0 plays blue 3 with black wish
not 1 plays blue 4
1 plays mimicry
not 1 picks skip
1 picks fantastic
1 wishes 4

hands 0: red 1
hands 1: green 1, blue 4
top: mimicry
wish: {"number":4}
active: 0
`,
  'R-467': `
hands 0: black 3, blue 1
hands 1: black 5, red 5, red 3
top: blue 3
sets: ["supercharge"]
powers 0: number wish
events: friday the 13th

0 plays black 3 with number wish
0 wishes 5
not 1 plays black 5
not 1 plays red 3
1 plays red 5

hands 0: blue 1
hands 1: black 5, red 3
top: red 5
active: 0
`,
  'R-468': `
hands 0: black 9, lucky bastard, red 1
hands 1: green 5
top: blue 9
edition: "webde"
sets: ["troublemaker"]
events: event manager, third time lucky, expansion, friday the 13th
draw: yellow 1, yellow 2, yellow 3, yellow 4, yellow 5, yellow 6

0 plays black 9
0 tosses in lucky bastard
0 wishes green
0 picks third-time-lucky

hands 0: red 1, yellow 4, yellow 5, yellow 6
hands 1: green 5, yellow 1, yellow 2, yellow 3
top: lucky bastard
wish: {"color":"green"}
active: 1
`,
  'R-479': `
hands 0: black 5, the end
hands 1: red 6, yellow 6
hands 2: green 8
top: red 5
sets: ["troublemaker","supercharge"]
options: {"scoring":false}
powers 0: random chance
events: mating season

0 plays black 5 with random-chance
0 plays the end

hands 0: nothing
hands 1: nothing
hands 2: green 8
winners: [0, 1]
`,
  'R-485': `
hands 0: black 9, red 1
hands 1: lucky bastard, green 5
hands 2: mimicry, yellow 6
top: blue 9
sets: ["troublemaker"]
options: {"react.again":true}
events: friday the 13th

0 plays black 9
1 declines
2 tosses in mimicry
2 wishes yellow

hands 0: red 1
hands 1: lucky bastard, green 5
hands 2: yellow 6
wish: {"color":"yellow"}
asked: {"1":"react"}
---
hands 0: blue 1
hands 1: nice try, green 5
hands 2: mimicry, yellow 6
top: blue 9
sets: ["troublemaker"]
options: {"react.again":true}
draw: yellow 1, yellow 2, yellow 3

0 plays blue 1
1 declines
2 tosses in mimicry
2 wishes yellow

hands 0: yellow 1, yellow 2, yellow 3
hands 1: nice try, green 5
hands 2: yellow 6
top: mimicry
wish: {"color":"yellow"}
active: 1
`,
  'R-495': `
hands 0: blue skip, red 1
hands 1: green 6, green 5
hands 2: yellow 6
top: blue 9
pile: counterattack, counterattack, counterattack
windows: "possible"

0 plays blue skip
0 names 1
1 declines

hands 0: red 1
hands 1: green 6, green 5
hands 2: yellow 6
top: blue skip
active: 2
---
hands 0: blue 1
hands 1: green 5
hands 2: yellow 6
top: blue 9
pile: nice try
windows: "possible"
pointLimit: 1

0 plays blue 1

hands 0: nothing
hands 1: green 5
hands 2: yellow 6
scores: [0, 5, 6]
winners: [0]
---
hands 0: blue 1
hands 1: green 5
hands 2: yellow 6
top: blue 9
windows: "possible"

0 plays blue 1

asked: {"1":"react","2":"react"}
`,
};
