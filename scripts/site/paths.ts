/** Where things are, on this disk and on the site. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** The package of the site, with the settings of VitePress. */
export const site = join(root, 'site');

/** What is written for VitePress: pages, and files that are served as they are. Never edited, never kept. */
export const pagesFolder = join(site, 'pages');

/** What is served. */
export const built = join(site, 'dist');

/** The table to play at, on the site. */
export const tableFolder = join(built, 'table');

/** Stands for the folder the site is served from until the pages are made to find it themselves. */
export const BASE = '/__base__/';
