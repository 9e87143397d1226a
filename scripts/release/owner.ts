/** Whose repository this is: it stands in `package.json`, and everything else reads it there. */

/** What stands there until the owner names an account. */
export const UNNAMED = 'ACCOUNT';

/** The account, as the address of the repository has it. */
export function ownerOf({ repository }: { readonly repository: { readonly url: string } }): string {
  const [, owner] = /github\.com\/([\w-]+)\//.exec(repository.url) ?? [];
  if (owner === undefined) throw new Error(`repository.url names no account on GitHub: ${repository.url}`);
  return owner;
}

/** The address of a file of the repository, as people read it. */
export const addressOf = (manifest: Parameters<typeof ownerOf>[0], tag: string): string =>
  `https://github.com/${ownerOf(manifest)}/frantic-engine/blob/${tag}`;
