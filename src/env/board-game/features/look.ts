/** What the features of the board game are read off. */
import type { Question } from 'frantic-engine/board-game';
import { type FeatureGroup, type Features, grouped, type Numbers } from '../../shared/feature.ts';
import type { Look } from '../../shared/look.ts';
import type { BoardSlots } from '../picks/slots.ts';
import type { Sight } from './sight.ts';

/** What an observation is made of. */
type BoardLook = Look<BoardSlots, Sight, Question>;

/** Features of the board game that are written together. */
export type BoardFeatures = FeatureGroup<BoardLook, BoardSlots>;

/** Features by name, and how they are written. */
export const together = <Name extends string>(
  features: Features<Name, BoardSlots>,
  write: (into: Numbers, from: number, look: BoardLook, at: Readonly<Record<Name, number>>) => void,
): BoardFeatures => grouped(features, write);
