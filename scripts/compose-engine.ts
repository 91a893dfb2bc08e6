import { spawnSync } from 'node:child_process';

/** What runs a stack on this machine, as the words of a command. */
export type Compose = readonly [string, ...string[]];

const candidates: readonly Compose[] = [['docker', 'compose'], ['docker-compose']];

const runs = ([program, ...before]: Compose, ...args: string[]): boolean =>
  spawnSync(program, [...before, ...args], { stdio: 'ignore' }).status === 0;

/** Compose v2, else docker-compose 1.29, where an engine answers; otherwise why there is none. */
export function findCompose(): Compose | { reason: string } {
  if (!runs(['docker'], '--version')) return { reason: 'there is no docker on this machine' };
  if (!runs(['docker'], 'info')) return { reason: 'no Docker engine answers' };
  return (
    candidates.find((compose) => runs(compose, 'version')) ?? { reason: 'there is no Compose' }
  );
}
