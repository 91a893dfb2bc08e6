import { spawnSync } from 'node:child_process';
import { ASK, engineAnswers } from './own-engine';

/** What runs a stack on this machine, as the words of a command. */
export type Compose = readonly [string, ...string[]];

const candidates: readonly Compose[] = [['docker', 'compose'], ['docker-compose']];

const runs = ([program, ...before]: Compose, ...args: string[]): boolean =>
  spawnSync(program, [...before, ...args], ASK).status === 0;

/** Whether there is a client, which says nothing about an engine. */
export const hasDocker = (): boolean => runs(['docker'], '--version');

/** Compose v2, else docker-compose 1.29, where an engine answers; otherwise why there is none. */
export function findCompose(): Compose | { reason: string } {
  if (!hasDocker()) return { reason: 'there is no docker on this machine' };
  if (!engineAnswers()) return { reason: 'no Docker engine answers' };
  return (
    candidates.find((compose) => runs(compose, 'version')) ?? { reason: 'there is no Compose' }
  );
}
