import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { sql } from 'drizzle-orm';
import { metricValue } from '../../../testing/metric-value';
import { buildTestApp, type TestApp } from '../../../testing/test-app';
import { connect } from '../postgres/connect';
import { openMetrics } from './metrics';

let portal: TestApp;
beforeEach(async () => {
  portal = await buildTestApp();
});
afterEach(() => portal.close());

const open = () => openMetrics({ service: portal.service, portal: portal.app.portal });

describe('with a database that does not answer', () => {
  let server: Server;
  let connections: number;

  /** @param listener what happens to a connection */
  async function metricsOn(listener: Parameters<typeof createServer>[1]) {
    connections = 0;
    server = createServer(listener).on('connection', () => {
      connections += 1;
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const url = `postgres://manzil:x@127.0.0.1:${port}/manzil`;
    const pool = connect(url, { connections: 1, onLost: () => undefined });
    return { pool, metrics: openMetrics({ service: pool, portal: pool }) };
  }

  test.each([
    ['is down', (socket: { destroy: () => void }) => socket.destroy()],
    ['is silent', () => undefined],
  ])('and %s, what the process knows is told all the same', async (_, listener) => {
    const { pool, metrics } = await metricsOn(listener);
    const [text, again] = await Promise.all([metrics.scrape(), metrics.scrape()]);
    expect(again).toContain('manzil_database_up 0');
    expect(metricValue(text, 'manzil_database_up')).toBe(0);
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
    expect(text).not.toMatch(/^manzil_(mails|oldest|jobs|sessions|schema)/m);
    expect(connections).toBe(1);
    await pool.$client.end();
    server.close();
  });
});

test('a figure that cannot be asked for is an error, not an outage', async () => {
  await portal.db.execute(sql`alter table mail_outbox rename to mails`);
  await expect(open().scrape()).rejects.toThrow('mail_outbox');
  await portal.db.execute(sql`alter table mails rename to mail_outbox`);
});
