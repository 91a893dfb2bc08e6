import Fastify from 'fastify';
import { statementTimes } from '../postgres/timed-client';
import type { App } from './module';
import { addServerTiming } from './server-timing';

test('a developer is told how long an answer took and how many statements it cost', async () => {
  const app = Fastify() as unknown as App;
  addServerTiming(app);
  app.get('/', async () => {
    await Promise.resolve();
    statementTimes.getStore()?.push(2, 3.5);
    return {};
  });
  const { headers } = await app.inject('/');
  expect(headers['server-timing']).toMatch(/^app;dur=\d+\.\d, db;dur=5\.5;desc="2 SQL"$/);
});
