import { basename, dirname } from 'node:path';
import type { Operation } from '@manzil/shared/contract/operation';

export type Noun = {
  name: string;
  about: string;
  operations: Record<string, Operation>;
};

export function nounOf(file: string, exported: object): Noun {
  const { about, ...operations } = exported as { about: string } & Record<string, Operation>;
  return { name: basename(dirname(file)), about, operations };
}

/** By method and path: a bundle may hold an operation twice. @throws Error where the contract does not have it */
export function nameOf(
  { method, path }: Operation,
  nouns: readonly Noun[],
): { noun: string; id: string } {
  for (const { name: noun, operations } of nouns) {
    const found = Object.entries(operations).find(
      ([, operation]) => operation.method === method && operation.path === path,
    );
    if (found) return { noun, id: found[0] };
  }
  throw new Error(`No operations.ts of the contract exports ${method} ${path}.`);
}
