/** What is said about a release: its part of the changelog. */

/** The part of the changelog below the heading of a version, without that heading; `null` if there is none. */
export function notesOf(changelog: string, version: string): string | null {
  const parts = changelog.split(/^## /m).slice(1);
  const part = parts.find((text) => /^\S+/.exec(text)?.[0] === version);
  return part === undefined ? null : `${part.slice(part.indexOf('\n') + 1).trim()}\n`;
}

/** What stands beside a version in its heading: a day, or `unreleased`; `null` if there is no such heading. */
export function dayOf(changelog: string, version: string): string | null {
  const escaped = version.replace(/[.+*]/g, '\\$&');
  return new RegExp(`^## ${escaped} – (\\S+)$`, 'm').exec(changelog)?.[1] ?? null;
}

/** The links of a text that begins at the root of the repository, made whole: on the page of a release none leads anywhere. */
export const whole = (text: string, base: string): string =>
  text.replace(/\]\((?!https?:|#)([^)]+)\)/g, (_all, target: string) => `](${base}/${target})`);
