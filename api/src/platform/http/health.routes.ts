import * as operation from '@manzil/shared/contract/health/operations';
import { sql } from 'drizzle-orm';
import { lacksRoom } from './lack-of-room';
import type { Module } from './module';
import { route } from './route';

export const healthRoutes: Module = (app, { db }) => {
  route(app, operation.isAlive, { summary: 'Whether the process answers' }, async () => ({
    status: 'ok' as const,
  }));
  route(app, operation.isReady, { summary: 'Whether the database answers too' }, async () => {
    await db.execute(sql`select 1`);
    // Still ready: reads are answered.
    return { status: 'ok' as const, room: lacksRoom() ? ('none' as const) : ('enough' as const) };
  });
};
