/** What the features of the card game are read off. */
import type { Question } from 'frantic-engine';
import { type FeatureGroup, type Features, grouped, type Numbers } from '../../shared/feature.ts';
import type { Look } from '../../shared/look.ts';
import type { CardSlots } from '../picks/slots.ts';
import type { Sight } from './sight.ts';

/** What an observation is made of. */
export type CardLook = Look<CardSlots, Sight, Question>;

/** Features of the card game that are written together. */
export type CardFeatures = FeatureGroup<CardLook, CardSlots>;

/** Features by name, and how they are written. */
export const together = <Name extends string>(
  features: Features<Name, CardSlots>,
  write: (into: Numbers, from: number, look: CardLook, at: Readonly<Record<Name, number>>) => void,
): CardFeatures => grouped(features, write);
