// Written by `npm run docs:pages` from the rows, options and editions. Do not edit.
import type { EditionName } from '../../card-game/state/types.ts';
import type { RowKind, RulingGame } from './types.ts';

/** Every row, by game and kind: its id, printed name, and the rulings it goes by. */
export const rowLines: Readonly<Record<RulingGame, Readonly<Record<RowKind, string>>>> = {
  card: {
    card: `
number|Number|R-067 R-068 R-352
black-number|Black Number|R-060 R-061 R-062
2nd-chance|2nd Chance|R-094 R-095 R-096 R-097 R-098 R-100
exchange|Exchange|R-110 R-111 R-112 R-113
gift|Gift|R-106 R-107 R-108 R-109
skip|Skip|R-101 R-102 R-103 R-104 R-105
fantastic|Fantastic|R-078 R-079
fantastic-four|Fantastic Four|R-047 R-122 R-123 R-145 R-146 R-358 R-442
equality|Equality|R-125 R-126 R-028
counterattack|Counterattack|R-142 R-143 R-144 R-147 R-148 R-149 R-150 R-154 R-155
nice-try|Nice Try|R-165 R-166 R-167 R-168 R-169 R-170 R-171 R-179 R-180
fuck-you|Fuck You|R-030 R-052 R-053 R-054 R-108 R-113 R-230
colour-swap|Colour Swap|R-033 R-063 R-064 R-065 R-066 R-072
thief|Thief|R-114 R-115 R-116 R-117
troublemaker|Troublemaker|R-034 R-119
special-favours|Special Favours|R-077 R-130 R-131 R-132 R-133
inequality|Inequality|R-127 R-128 R-129
lucky-bastard|Lucky Bastard|R-183 R-184 R-185 R-186 R-187 R-188 R-189 R-190 R-221
mimicry|Mimicry|R-032 R-070 R-071 R-072 R-139 R-140 R-141
curse|Curse|R-031 R-056
ten|Ten|R-018 R-067 R-068 R-352
black-ten|Black Ten|R-018 R-060 R-061 R-062
recharge|Recharge|R-035 R-118
edison|Edison|R-004 R-134 R-135 R-136 R-320
update|Update|R-121 R-137
the-end|The End|R-031 R-057 R-058 R-174 R-315 R-479
do-it-yourself|Do It Yourself|R-079 R-138 R-142 R-381 R-384
`,
    event: `
charity|Charity|R-244 R-364
communism|Communism|R-246
doomsday|Doomsday|R-175 R-234 R-249
earthquake|Earthquake|R-251 R-356
expansion|Expansion|R-255
finish-line|Finish Line|R-175 R-234 R-256
friday-the-13th|Friday the 13th|R-303
gambling-man|Gambling Man|R-257 R-258 R-259 R-260 R-377 R-378
market|Market|R-271
mating-season|Mating Season|R-272
merry-christmas|Merry Christmas|R-225 R-273 R-357 R-363
mexican-standoff|Mexican Standoff|R-274
recession|Recession|R-226 R-228 R-281
robin-hood|Robin Hood|R-289 R-357
surprise-party|Surprise Party|R-225 R-294 R-363
the-all-seeing-eye|The All-Seeing Eye|R-295 R-366
third-time-lucky|Third Time Lucky|R-296
time-bomb|Time Bomb|R-177 R-304 R-305 R-307 R-308 R-309 R-310 R-311 R-312 R-313 R-316
tornado|Tornado|R-297
vandalism|Vandalism|R-090 R-300 R-302
black-hole|Black Hole|R-216 R-241 R-369
capitalism|Capitalism|R-212 R-243
crowdfunding|Crowdfunding|R-206 R-247 R-359 R-363
distributor|Distributor|R-004 R-211 R-248 R-368
double-taxation|Double Taxation|R-217 R-250
event-manager|Event Manager|R-197 R-254 R-367 R-468
identity-theft|Identity Theft|R-217 R-261 R-262 R-263
last-chance|Last Chance|R-193 R-264 R-265 R-266 R-267 R-268 R-269 R-314
plague|Plague|R-196 R-235 R-236 R-278
plus-one|Plus One|R-194 R-240 R-279 R-280
repeat|Repeat|R-198 R-220 R-282 R-283 R-468
russian-roulette|Russian Roulette|R-215 R-290 R-368 R-378
seppuku|Seppuku|R-217 R-291 R-292
trust-fall|Trust Fall|R-210 R-298 R-360 R-363
black-jack|Black Jack|R-215 R-242 R-367
chargenado|Chargenado|R-218 R-237 R-245 R-368
epic-fail|Epic Fail|R-219 R-252 R-253 R-370
loot|Loot|R-209 R-270 R-364
parasite|Parasite|R-195 R-276 R-277
rewind|Rewind|R-201 R-214 R-284 R-285 R-286 R-287
riot|Riot|R-209 R-288 R-369
supercharge|Supercharge|R-218 R-293 R-345
tsunami|Tsunami|R-215 R-299 R-367
pandoras-box|Pandora's Box|R-201 R-275 R-382 R-384
`,
    power: `
all-draw-one|All Draw One|R-326
anti-counter|Anti Counter|R-156 R-323
open-hands|Open Hands|R-334 R-366
special-charge|Special Charge|R-324 R-327
special-seal|Special Seal|R-073 R-157 R-200 R-328 R-329 R-330
black-wish|Black Wish|R-088 R-089 R-325 R-342
colour-blockade|Colour Blockade|R-074 R-075 R-081 R-331 R-336
looping|Looping|R-224 R-306 R-332 R-333
number-wish|Number Wish|R-088 R-342
random-chance|Random Chance|R-002 R-076 R-323 R-335 R-336
recycling|Recycling|R-004 R-087 R-091 R-159 R-337 R-338 R-339 R-340 R-341
troublecharger|Troublecharger|R-183 R-199 R-222 R-343
`,
    rule: `
the-nicest-try|The Nicest Try|RC-01 R-383
half-a-gift|Half a Gift|RC-02
other-cheek|Other Cheek|RC-03
thirsty|Thirsty|RC-04
hands-off|Hands Off|RC-05
no-excuses|No Excuses|RC-06
fade-to-black|Fade to Black|RC-07
next-door|Next Door|RC-08
twins|Twins|RC-09
heavy-baggage|Heavy Baggage|RC-10
five-fingers|Five Fingers|RC-11
long-break|Long Break|RC-12
last-word|Last Word|RC-13
naked-finish|Naked Finish|RC-14
double-trouble|Double Trouble|RC-15
`,
  },
  board: {
    card: `
skip|Skip|R-417
reverse|Reverse|R-413 R-407
remote|Remote|R-415 R-422 R-423 R-493
ghost|Ghost|R-416
push|Push|R-396 R-409 R-412
jump|Jump|R-396 R-409 R-411
second-chance|Second Chance|R-413 R-414
swap|Swap|R-418 R-422
gift|Gift|R-419 R-422
magnet|Magnet|R-420
teleport|Teleport|R-421
stop|Stop|R-408
x|X|R-409
snail|Snail|R-410
block|Block|R-423 R-424
nice-try|Nice Try|R-426 R-427
re-roll|Re-Roll|R-424 R-425
fuck-you|Fuck You|R-428 R-429
troublemaker|Troublemaker|R-430
numbered-teleport|Numbered Teleport|R-387 R-421
`,
    event: `
epic-fail|Epic Fail|R-431
earthquake|Earthquake|R-431 R-433 R-494
marching-orders|Marching Orders|R-425 R-431
teleport-terror|Teleport Terror|R-421 R-431
market|Market|R-402 R-431 R-438
mexican-standoff|Mexican Standoff|R-427 R-431
expansion|Expansion|R-405 R-431
recession|Recession|R-407 R-431
restock|Restock|R-394 R-431 R-438
reset|Reset|R-431 R-438
tsunami|Tsunami|R-431 R-434
gambling-man|Gambling Man|R-421 R-431 R-435
friday-the-13th|Friday the 13th|R-431
loot|Loot|R-431
surprise-party|Surprise Party|R-431
charity|Charity|R-431 R-437
robin-hood|Robin Hood|R-431 R-433
reorganize|Reorganize|R-431 R-436
communism|Communism|R-431 R-432
epic-win|Epic Win|R-431
`,
    power: '',
    rule: '',
  },
};

/** Every option, by game, with the rulings it stands in. */
export const optionLines: Readonly<Record<RulingGame, string>> = {
  card: `
dealCount|R-010
firstDealer|R-011
end.limit|R-347
end.tie|R-350
scoring|R-351
startCard.blank|R-030 R-031
wish.timing|R-077
wish.optional|R-078
discard.browsable|R-362
react.again|R-456 R-485
2nd-chance.playAfterDraw|R-095
fantastic-four.mandatory|R-122
counterattack.fantasticFour|R-145
counterattack.redirectMandatory|R-147
nice-try.activePlayer|R-165
nice-try.lastCard|R-169
gambling-man.version|R-257 R-260
gambling-man.rank|R-257
vandalism.wishCounts|R-090
time-bomb.end|R-305
time-bomb.onOtherEnd|R-312
time-bomb.stack|R-313
colour-swap.symbolOnSymbol|R-065
inequality.anyVictim|R-128
lucky-bastard.activePlayer|R-184
lucky-bastard.benchmark|R-186
mimicry.offTurn|R-140
last-chance.eventsCount|R-267
repeat.includeUnexecuted|R-282
seppuku.discardOptional|R-291
vandalism.swaps|R-300
plus-one.stack|R-280
edison.counterable|R-136
rewind.blackTriggers|R-286
looping.mirrorSeats|R-224
colour-blockade.numberMatch|R-074
special-seal.blocksInterrupts|R-200
recycling.fuckYou|R-338
power.keepBetweenRounds|R-015
purple|R-016 R-017
purple.mirror|R-017
ruleCards.count|R-380 R-384
do-it-yourself.effect|R-138
pandoras-box.effect|R-275
`,
  board: `
multi.wild|R-392
jump.timing|R-411
remote.chooser|R-415 R-470 R-493
earthquake.order|R-433 R-494
end.limit|R-439
`,
};

/** The add-ons that each edition knows. */
export const setsOf: Readonly<Record<EditionName, readonly string[]>> = {
  swiss1: [],
  webde: ['troublemaker', 'supercharge'],
  intl: [],
  pandora: ['troublemaker', 'supercharge', 'pandoras-box'],
};
