import * as operation from '@manzil/shared/contract/health/operations';
import { sql } from 'drizzle-orm';
import type { Module } from './module';
import { route } from './route';

export const healthRoutes: Module = (app, { db }) => {
  route(app, operation.isAlive, { summary: 'Whether the process answers' }, async () => ({
    status: 'ok' as const,
  }));
  route(app, operation.isReady, { summary: 'Whether the database answers too' }, async () => {
    await db.execute(sql`select 1`);
    return { status: 'ok' as const };
  });
};
