import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseFileSync, type StringLiteral, type TemplateLiteral } from '@swc/core';

/** Text of a string; of a template, what stands between its expressions. */
type Named = readonly string[];

type Node = StringLiteral | TemplateLiteral | { type?: unknown };

function* namedIn(node: Node | readonly Node[]): Generator<Named> {
  if ('type' in node && node.type === 'StringLiteral') yield [(node as StringLiteral).value];
  if ('type' in node && node.type === 'TemplateLiteral')
    yield (node as TemplateLiteral).quasis.map(({ cooked }) => cooked ?? '');
  for (const inner of Object.values(node)) {
    if (typeof inner === 'object' && inner !== null) yield* namedIn(inner);
  }
}

function* sourcesOf(folder: string): Generator<string> {
  for (const file of readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })) {
    if (/\.tsx?$/.test(file) && !/\.test\.|(^|\/)testing\//.test(file))
      yield join(folder, 'src', file);
  }
}

/** What the screen.json of screens name, as `units:dashboard.title` or `units/dashboard:title`. */
function declaredIn(folder: string): Named[] {
  const keys: Named[] = [];
  for (const screen of readdirSync(join(folder, 'src'))) {
    const file = join(folder, 'src', screen, 'screen.json');
    if (existsSync(file))
      JSON.parse(readFileSync(file, 'utf8'), (_name, value) => {
        if (typeof value === 'string') keys.push([value.replace(/^[\w/-]+:/, '')]);
      });
  }
  return keys;
}

/** Whether a template may stand for a key: its group is written out, so that it stands for few. */
const namesGroup = ([group = '', ...rest]: Named): boolean =>
  rest.length > 0 && /^[\w-]+[._]/.test(group);

const patternOf = (named: Named): RegExp =>
  new RegExp(`^${named.map((part) => part.replaceAll('.', '\\.')).join('[\\w/-]+')}$`);

/**
 * Tells which keys of texts a package's code names, by its syntax: those that a string is equal to, and those that a
 * template such as `lifecycle.${stage}` may come to. A string that only looks like a key keeps a text alive.
 */
export function keysNamedIn(folder: string): (key: string) => boolean {
  const named = declaredIn(folder);
  for (const file of sourcesOf(folder)) {
    const { body } = parseFileSync(file, { syntax: 'typescript', tsx: file.endsWith('x') });
    named.push(...namedIn(body));
  }
  const literals = new Set(named.filter(({ length }) => length === 1).flat());
  const patterns = named.filter(namesGroup).map(patternOf);
  return (key) => literals.has(key) || patterns.some((pattern) => pattern.test(key));
}
