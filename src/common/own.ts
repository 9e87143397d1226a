/** Looking up names that come from outside. */

/** What stands under a name, unless it is a name that every object has, such as `constructor`. */
export const ownOf = <T>(record: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;
