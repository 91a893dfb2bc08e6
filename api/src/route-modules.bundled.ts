import type { Module } from './module';

type Context = { keys: () => string[]; (file: string): Record<string, Module> };
declare const require: {
  context: (folder: string, recursive: boolean, files: RegExp) => Context;
};

/** What every `*.routes.ts` exports; webpack lists them. */
export async function routeModules(): Promise<Module[]> {
  const context = require.context('.', true, /\.routes\.ts$/);
  return context.keys().flatMap((file) => Object.values(context(file)));
}
