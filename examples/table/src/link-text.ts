/** Text as the end of a link: packed, and in letters that every program leaves alone. */

async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

export async function toLink(text: string): Promise<string> {
  const packed = await through(new CompressionStream('deflate-raw'), new TextEncoder().encode(text));
  const letters = Array.from(packed, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The text of a link. Fails if it is none. */
export async function fromLink(link: string): Promise<string> {
  const letters = atob(link.replaceAll('-', '+').replaceAll('_', '/'));
  const packed = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(await through(new DecompressionStream('deflate-raw'), packed));
}
