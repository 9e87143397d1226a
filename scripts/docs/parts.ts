/** Pages that are written by hand but for some parts. */

/** By name: the parts of a page. Each stands there between `<!-- generated: name -->` and `<!-- end -->`. */
export type Parts = Readonly<Record<string, () => string>>;

/** The page as it should be: what stands between the marks is made anew, the rest stays as it is. */
export function filledIn(file: string, page: string, parts: Parts): string {
  const filled = page.replace(
    /(<!-- generated: (\w+) -->)[\s\S]*?(<!-- end -->)/g,
    (_all, begin: string, name: string, end: string) => {
      const part = parts[name];
      if (part === undefined) throw new Error(`${file} asks for '${name}', which nothing generates.`);
      return `${begin}\n\n${part()}\n\n${end}`;
    },
  );
  for (const name of Object.keys(parts))
    if (!filled.includes(`<!-- generated: ${name} -->`)) throw new Error(`${file} has no part '${name}'.`);
  return filled;
}
