import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '..');

/** Packages with a production build, the larger ones first. */
export const built = [
  'host',
  'api',
  'remote-units',
  'remote-profile',
  'remote-knowledge',
  'remote-faq',
] as const;

export const packageDir = (name: string): string => join(root, name);
