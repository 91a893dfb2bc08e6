import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The api folder. This file and the bundle (`dist/server.mjs`) both lie one level below it. */
export const API_ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..');
