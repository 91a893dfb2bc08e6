import { z } from '@manzil/shared/contract/schema';
import { sql } from 'drizzle-orm';
import type { Module } from '../module';

const Health = z.object({ status: z.literal('ok') });

/** `/livez`: the process answers. `/readyz`: the database does too, else 503. */
export const healthRoutes: Module = (app, { db }) => {
  const schema = { response: { 200: Health } };
  app.get('/livez', { schema }, async () => ({ status: 'ok' as const }));
  app.get('/readyz', { schema }, async () => {
    await db.execute(sql`select 1`);
    return { status: 'ok' as const };
  });
};
