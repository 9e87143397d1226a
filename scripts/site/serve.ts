/** Serves the built site to this machine alone, from whatever folder it is asked for. */
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize, sep } from 'node:path';
import { built } from './paths.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** The file behind an address below `folder`; `null` if there is none. */
function fileOf(address: string, folder: string): string | null {
  const path = decodeURIComponent(new URL(address, 'http://localhost').pathname);
  if (!path.startsWith(folder)) return null;
  const file = normalize(join(built, path.slice(folder.length), path.endsWith('/') ? 'index.html' : ''));
  return file.startsWith(built + sep) && existsSync(file) && statSync(file).isFile() ? file : null;
}

/** Starts to serve. The server says where: any free port if none is named. */
export function serve(folder = '/', port = 0): Promise<{ readonly server: Server; readonly address: string }> {
  const server = createServer((request, response) => {
    const file = fileOf(request.url ?? '/', folder);
    if (file === null) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('There is no such page.');
      return;
    }
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () =>
      resolve({ server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}${folder}` }),
    );
  });
}
