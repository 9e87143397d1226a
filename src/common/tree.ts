/** Values of which it is not known what they are. */

/** Some object, by the names of its fields. */
export type Tree = Record<string, unknown>;

/** Whether something has fields. A list has them, too. */
export const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** Whether something is an object that is no list. */
export const isObject = (value: unknown): value is Tree => isTree(value) && !Array.isArray(value);

/** The fields of an object, whatever it is: of each it has to be found out what it holds. */
export const fieldsOf = (object: object): Readonly<Tree> => object as Readonly<Tree>;

/** Whether something is a list of numbers, such as seats or cards. */
export const isNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'number');
