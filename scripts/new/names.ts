/** Names, as they are written in different places. */

/** `sea-wind` as the name of a constant: `seaWind`. */
export const constant = (id: string): string => id.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());

/** `sea-wind` as it is printed, in lower case: `sea wind`. */
export const plainName = (id: string): string => id.replaceAll('-', ' ');

/** `sea-wind` at the beginning of a sentence: `Sea wind`. */
export const sentenceName = (id: string): string => plainName(id).replace(/^./, (letter) => letter.toUpperCase());

/** A text as a string of a program. */
export const literal = (text: string): string => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);
