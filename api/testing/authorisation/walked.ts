import { namesOf, type Person, type World } from './people';
import type { Persona } from './personas';

/** What one persona was answered on all routes. */
export type Walk = {
  made: number;
  /** Names of everybody else: no answer may hold one. */
  foreign: readonly string[];
  /** What went otherwise than the proofs say. */
  wrong: string[];
  /** Answers that must not be told apart, by what they are answers to. */
  alike: Map<string, Set<string>>;
  /** Private routes whose answers hold something of the persona's own. */
  showingOwn: Set<string>;
  /** Rows were written that no call of this persona may write. */
  hasTrespassed: boolean;
};

export function foreignTo(world: World, { person }: Persona): string[] {
  const people = Object.values(world).filter((part): part is Person => 'mark' in Object(part));
  return people.filter((other) => other !== person).flatMap(namesOf);
}
