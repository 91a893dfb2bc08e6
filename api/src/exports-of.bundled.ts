import type { Kinds } from './kinds';

type Found = Record<string, never>;
type Context = { keys: () => string[]; (file: string): Promise<Found> };
declare const require: {
  context: (folder: string, recursive: boolean, files: RegExp, mode: 'lazy-once') => Context;
};

/** A chunk each, so that a program loads only the kinds it asks for. Webpack reads what is written out, and no constant. */
const contexts: { [Kind in keyof Kinds]: () => Context } = {
  routes: () => require.context('.', true, /\.routes\.ts$/, 'lazy-once'),
  mail: () => require.context('.', true, /\.mail\.ts$/, 'lazy-once'),
  files: () => require.context('.', true, /\.files\.ts$/, 'lazy-once'),
  retention: () => require.context('.', true, /\.retention\.ts$/, 'lazy-once'),
};

export async function exportsOf<Kind extends keyof Kinds>(kind: Kind): Promise<Kinds[Kind][]> {
  const context = contexts[kind]();
  const files = context.keys();
  if (files.length === 0) throw new Error(`The bundle has no x.${kind}.ts.`);
  const found = await Promise.all(files.map((file) => context(file)));
  return found.flatMap((module): Kinds[Kind][] => Object.values(module));
}
