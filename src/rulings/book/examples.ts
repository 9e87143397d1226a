/**
 * Tables on which a ruling is seen at work, in the card game: what lies there, what is done and what is refused, and what
 * comes of it. A test plays every one.
 */
import { ownOf } from '../../common/own.ts';
import type { RulingExample } from './types.ts';

/** By the number of the ruling. Reactions are asked only of those who hold a card. */
const tables: Readonly<Record<string, string>> = {
  'R-038': `
hands 0: red 1, blue 2
hands 1: green 3
top: red 9
draw: yellow 4

0 draws
0 passes

hands 0: red 1, blue 2, yellow 4
hands 1: green 3
top: red 9
active: 1
`,
  'R-040': `
hands 0: red 1, blue 2
hands 1: green 3
top: red 9
draw: red 4

0 draws
0 plays red 1

hands 0: blue 2, red 4
hands 1: green 3
top: red 1
active: 1
`,
  'R-043': `
hands 0: red 1, red 2
hands 1: green 1
top: red 9
drawOnly: true
pointLimit: 1

0 draws

hands 0: red 1, red 2
hands 1: green 1
scores: [3, 1]
winners: [1]
`,
  'R-052': `
hands 0: fuck you, red 1, red 2, red 3, red 4, red 5, red 6, red 7, red 8
hands 1: green 3
top: blue 9

not 0 plays fuck you

top: blue 9
active: 0
`,
  'R-053': `
hands 0: fuck you, red 1, red 2, red 3, red 4, red 5, red 6, red 7, red 8, red 9
hands 1: green 3, blue 1
top: blue 9

0 plays fuck you
1 plays blue 1

hands 0: red 1, red 2, red 3, red 4, red 5, red 6, red 7, red 8, red 9
hands 1: green 3
top: blue 1
active: 0
`,
  'R-060': `
hands 0: red 3, blue 8
hands 1: green 1
top: black 3

not 0 plays blue 8
0 plays red 3

hands 0: blue 8
hands 1: green 1
top: red 3
active: 1
`,
  'R-061': `
hands 0: black 4, red 1
hands 1: green 1
top: black 3

not 0 plays black 4

top: black 3
active: 0
`,
  'R-062': `
hands 0: black 3, red 1
hands 1: green 1
top: red skip

not 0 plays black 3

top: red skip
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

not 0 plays blue skip
0 plays black 4

hands 0: blue skip, red 4
hands 1: green 1
top: black 4
active: 1
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
`,
  'R-078': `
hands 0: fantastic, red 1
hands 1: green 1
top: blue 9

0 plays fantastic
0 wishes green

hands 0: red 1
hands 1: green 1
top: fantastic
wish: {"color":"green"}
active: 1
`,
  'R-094': `
hands 0: red 2nd chance, red 5, blue 1
hands 1: green 1
top: red 9

0 plays red 2nd chance
not 0 draws
0 plays red 5

hands 0: blue 1
hands 1: green 1
top: red 5
active: 1
`,
  'R-101': `
hands 0: blue skip, red 1
hands 1: green 1, green 2
hands 2: blue 3, green 4
top: blue 9

0 plays blue skip
0 names 1

hands 0: red 1
hands 1: green 1, green 2
hands 2: blue 3, green 4
top: blue skip
active: 2
`,
  'R-107': `
hands 0: blue gift, red 1, red 2, red 3
hands 1: green 1
top: blue 9

0 plays blue gift
0 chooses red 1, red 3

hands 0: red 2
hands 1: green 1, red 1, red 3
top: blue gift
active: 1
`,
  'R-108': `
hands 0: blue gift, fuck you, red 3
hands 1: green 1
top: blue 9

0 plays blue gift

hands 0: fuck you
hands 1: green 1, red 3
top: blue gift
active: 1
`,
  'R-109': `
hands 0: blue gift, red 1, red 2
hands 1: green 1
top: blue 9
pointLimit: 1

0 plays blue gift

hands 0: nothing
hands 1: green 1, red 1, red 2
scores: [0, 4]
winners: [0]
`,
  'R-111': `
hands 0: blue exchange, red 1, red 2
hands 1: green 7
top: blue 9

0 plays blue exchange

hands 0: green 7
hands 1: red 1, red 2
top: blue exchange
active: 1
`,
  'R-112': `
hands 0: blue exchange
hands 1: green 7, green 8
top: blue 9
pointLimit: 1

0 plays blue exchange

hands 0: green 7, green 8
hands 1: nothing
scores: [15, 0]
winners: [1]
`,
  'R-117': `
hands 0: blue thief
hands 1: green 7, green 8, green 9
top: blue 9
sets: ["troublemaker"]

0 plays blue thief
0 chooses green 7, green 9

hands 0: green 7, green 9
hands 1: green 8
top: blue thief
active: 1
`,
  'R-119': `
hands 0: red troublemaker, red 1
hands 1: green 1
top: red 9
sets: ["troublemaker"]
events: third time lucky
draw: yellow 1, yellow 2, yellow 3, yellow 4, yellow 5, yellow 6

0 plays red troublemaker

hands 0: red 1, yellow 4, yellow 5, yellow 6
hands 1: green 1, yellow 1, yellow 2, yellow 3
top: red troublemaker
active: 1
`,
  'R-123': `
hands 0: fantastic four, red 1
hands 1: green 1
hands 2: green 2
top: blue 9
draw: yellow 1, yellow 2, yellow 3, yellow 4

0 plays fantastic four
0 splits 0 3 1
0 wishes red

hands 0: red 1
hands 1: green 1, yellow 1, yellow 2, yellow 3
hands 2: green 2, yellow 4
top: fantastic four
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
`,
  'R-139': `
hands 0: mimicry, red 1
hands 1: green 1
top: blue 9
sets: ["troublemaker"]

0 plays mimicry
not 0 picks fuck-you
not 0 picks curse
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
`,
  'R-143': `
hands 0: blue gift, red 1, red 2, red 3
hands 1: green 1, counterattack
hands 2: green 2, counterattack
top: blue 9

0 plays blue gift
0 names 1
not 2 tosses in counterattack

active: 0
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
`,
  'R-148': `
hands 0: blue gift, red 1, red 2, red 3
hands 1: green 1, green 2, green 3, counterattack
hands 2: green 4
top: blue 9

0 plays blue gift
0 names 1
1 tosses in counterattack
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
`,
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
  'R-183': `
hands 0: black 9, red 1, red 2
hands 1: green 1, lucky bastard
hands 2: blue 1, blue 2
top: red 9
sets: ["troublemaker"]
events: third time lucky
draw: yellow 1, yellow 2, yellow 3, yellow 4, yellow 5, yellow 6

0 plays black 9
1 tosses in lucky bastard
1 wishes green

hands 0: red 1, red 2, yellow 4, yellow 5, yellow 6
hands 1: green 1
hands 2: blue 1, blue 2, yellow 1, yellow 2, yellow 3
top: lucky bastard
active: 1
`,
  'R-184': `
hands 0: black 9, red 1, lucky bastard
hands 1: green 1, green 2
top: red 9
sets: ["troublemaker"]
events: friday the 13th

0 plays black 9
not 0 tosses in lucky bastard

hands 0: red 1, lucky bastard
hands 1: green 1, green 2
top: black 9
active: 1
`,
  'R-191': `
hands 0: black 9, red 1
hands 1: green 1, green 2, lucky bastard
top: red 9
sets: ["troublemaker"]
events: doomsday
pointLimit: 1

0 plays black 9
1 tosses in lucky bastard
1 wishes green

scores: [50, 0]
winners: [1]
`,
  'R-200': `
hands 0: red 5
hands 1: green 1, nice try
top: red 9
sets: ["supercharge"]
powers 0: special seal
powers 1: nothing
pointLimit: 1

0 plays red 5 with special seal
not 1 tosses in nice try

hands 0: nothing
hands 1: green 1, nice try
scores: [0, 8]
winners: [0]
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
  'R-249': `
hands 0: black 9, red 1
hands 1: green 1, green 2
top: red 9
events: doomsday
pointLimit: 60

0 plays black 9

scores: [50, 50]
round: 2
`,
  'R-271': `
hands 0: black 9, red 1
hands 1: green 1
hands 2: blue 1
top: red 9
events: market
draw: yellow 1, yellow 2, yellow 3

0 plays black 9
1 chooses yellow 2
2 chooses yellow 3

hands 0: red 1, yellow 1
hands 1: green 1, yellow 2
hands 2: blue 1, yellow 3
top: black 9
active: 1
`,
  'R-273': `
hands 0: black 9, red 1
hands 1: green 1, green 2
hands 2: blue 1
top: red 9
events: merry christmas
pointLimit: 1

0 plays black 9
1 gives green 1 to 2, green 2 to 0
2 gives blue 1 to 0
0 gives red 1 to 2

hands 0: green 2, blue 1
hands 1: nothing
hands 2: green 1, red 1
scores: [3, 0, 2]
winners: [1]
`,
  'R-305': `
hands 0: black 9, red 1, red 2
hands 1: green 2, green 3
top: red 9
events: time bomb
draw: yellow 1, yellow 2, yellow 3, yellow 4, yellow 5, yellow 6
pointLimit: 1

0 plays black 9
1 draws
1 passes
0 draws
0 passes
1 draws
1 passes
0 draws
0 passes
1 draws
1 passes
0 draws
0 passes

hands 0: red 1, red 2, yellow 2, yellow 4, yellow 6
hands 1: green 2, green 3, yellow 1, yellow 3, yellow 5
scores: [30, 28]
winners: [1]
`,
  'R-308': `
hands 0: black 9, red 9
hands 1: green 2, green 3
top: red 9
events: time bomb
pointLimit: 1
scores: [20, 0]
draw: yellow 1

0 plays black 9
1 draws
1 passes
0 plays red 9

hands 0: nothing
hands 1: green 2, green 3, yellow 1
scores: [10, 16]
`,
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

not 0 plays the end with number wish

hands 0: the end
hands 1: green 1
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
`,
};

/** Before what is refused. */
const REFUSED = 'not ';

const FIRST = 'frantic-table 1';

/** The tables for a ruling. */
export function examplesOf(id: string): RulingExample[] {
  const [table = '', steps = '', after = ''] = (ownOf(tables, id) ?? '').trim().split('\n\n');
  if (table === '') return [];
  return [
    {
      table: `${FIRST}\nwindows: "holders"\n${table}\n`,
      steps: steps.split('\n').map((step) => ({
        action: step.replace(REFUSED, ''),
        allowed: !step.startsWith(REFUSED),
      })),
      after: `${FIRST}\n${after}\n`,
    },
  ];
}
