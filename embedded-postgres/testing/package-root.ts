import { resolve } from 'node:path';

export const PACKAGE_ROOT = resolve(import.meta.dirname, '..');
