import { type Noun, nounOf } from './noun';

type Context = { keys: () => string[]; (file: string): object };
declare const require: {
  context: (folder: string, recursive: boolean, files: RegExp) => Context;
};

export async function contractNouns(): Promise<Noun[]> {
  const context = require.context('../../../../shared/src/contract', true, /\/operations\.ts$/);
  return context.keys().map((file) => nounOf(file, context(file)));
}
