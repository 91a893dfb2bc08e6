import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../postgres/connect';
import type { Role } from '../postgres/logins';

export function observePools(registry: Registry, pools: Readonly<Record<Role, Database>>): void {
  const registers = [registry];
  const all = Object.entries(pools).map(([role, { $client }]) => ({ role, pool: $client }));
  new Gauge({
    name: 'manzil_database_connections',
    help: 'Connections of a pool, in use or idle.',
    labelNames: ['role', 'state'],
    registers,
    collect() {
      for (const { role, pool } of all) {
        this.set({ role, state: 'in_use' }, pool.totalCount - pool.idleCount);
        this.set({ role, state: 'idle' }, pool.idleCount);
      }
    },
  });
  new Gauge({
    name: 'manzil_database_connections_max',
    help: 'Connections that a pool may have.',
    labelNames: ['role'],
    registers,
    collect() {
      for (const { role, pool } of all) this.set({ role }, pool.options.max);
    },
  });
  new Gauge({
    name: 'manzil_database_waiting',
    help: 'Statements that wait for a connection.',
    labelNames: ['role'],
    registers,
    collect() {
      for (const { role, pool } of all) this.set({ role }, pool.waitingCount);
    },
  });
}
