/** How tables of rulings are kept: as text, read when they are asked for. */

/**
 * By the number of the ruling: what lies there, what is done or refused, and what comes of it, with an empty line
 * between these three. Another table for the same ruling follows below a line `---`.
 *
 * A step that is refused begins with `not`; the ruling it has to be refused with may stand behind it, in parentheses.
 */
export type TablesByNumber = Readonly<Record<string, string>>;
