import type { Kinds } from './kinds';

type Context = { keys: () => string[]; (file: string): Record<string, never> };
declare const require: {
  context: (folder: string, recursive: boolean, files: RegExp) => Context;
};

export async function exportsOf<Kind extends keyof Kinds>(kind: Kind): Promise<Kinds[Kind][]> {
  const context = require.context('.', true, /\.(?:routes|mail|files|retention)\.ts$/);
  const files = context.keys().filter((file) => file.endsWith(`.${kind}.ts`));
  if (files.length === 0) throw new Error(`The bundle has no x.${kind}.ts.`);
  return files.flatMap((file): Kinds[Kind][] => Object.values(context(file)));
}
