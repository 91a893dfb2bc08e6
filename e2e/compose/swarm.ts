import { setTimeout as delay } from 'node:timers/promises';
import type { Stack } from './stack';

export type Swarm = {
  /** Ids of the containers of a service that answer. */
  healthy: (service: string) => Promise<string[]>;
  /** Replaces every instance of a service, as an update does, until all are in service. */
  replace: (service: string) => Promise<void>;
  remove: () => Promise<void>;
};

/** Deploys deploy/swarm.yml to this machine, which is a swarm of one for the time where it belongs to none. */
export async function deploySwarm(stack: Stack): Promise<Swarm> {
  const { docker } = stack;
  const name = `manzil-swarm-${process.pid}`;
  const state = await docker('info', '--format', '{{.Swarm.LocalNodeState}}');
  const joined = state.trim() === 'active';
  if (!joined) await docker('swarm', 'init', '--advertise-addr', '127.0.0.1');
  stack.set('STACK_NAME', name);
  const remove = async () => {
    const label = `label=com.docker.stack.namespace=${name}`;
    const containers = async (...filters: string[]) =>
      (await docker('ps', '--all', '--quiet', '--filter', label, ...filters))
        .split('\n')
        .filter(Boolean);
    await docker('stack', 'rm', name);
    while ((await containers()).length > 0) {
      // Engine 20.10 leaves those of tasks that had come to their end; others remove them in this moment.
      const ended = await containers('--filter', 'status=exited');
      if (ended.length > 0) await docker('rm', ...ended).catch(() => '');
      await delay(500);
    }
    if (!joined) await docker('swarm', 'leave', '--force');
    const volumes = await docker('volume', 'ls', '--quiet', '--filter', label);
    for (const volume of volumes.split('\n').filter(Boolean)) await docker('volume', 'rm', volume);
  };
  const deploy = ['stack', 'deploy', '--resolve-image', 'never', '--compose-file'];
  try {
    await docker(...deploy, 'deploy/swarm.yml', name);
  } catch (error) {
    await remove();
    throw error;
  }
  return {
    healthy: async (service) => {
      const ofService = `label=com.docker.swarm.service.name=${name}_${service}`;
      const filters = ['--filter', ofService, '--filter', 'health=healthy'];
      return (await docker('ps', '--quiet', ...filters)).split('\n').filter(Boolean);
    },
    replace: async (service) => {
      await docker(
        'service',
        'update',
        '--quiet',
        '--force',
        '--detach=false',
        `${name}_${service}`,
      );
    },
    remove,
  };
}
