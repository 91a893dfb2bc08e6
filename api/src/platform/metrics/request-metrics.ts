import type { FastifyReply } from 'fastify';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { App } from '../http/module';

/** Seconds. 0.15 and 0.3 are what the slowest reads and writes may take. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.15, 0.3, 1, 5, 30];

/** Requests to no route: one series for all methods and addresses that strangers think of. */
const UNKNOWN = { method: '(any)', route: '(none)' };

/** Counts requests by the route's pattern, never by address, so series stay few and hold no id. */
export function observeRequests(app: App, registry: Registry): void {
  const registers = [registry];
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const problems = new Counter({
    name: 'manzil_problems_total',
    help: 'Answers that were a problem, by its code.',
    labelNames: ['route', 'code'],
    registers,
  });
  const limitsHit = new Counter({
    name: 'manzil_limits_hit_total',
    help: 'Attempts that were refused by a limit.',
    labelNames: ['limit'],
    registers,
  });
  let inFlight = 0;
  new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests that have no whole answer yet.',
    registers,
    collect() {
      this.set(inFlight);
    },
  });

  app.addHook('onRequest', (request, reply, done) => {
    inFlight += 1;
    // Comes once for every request, also where the caller hung up; `onResponse` does not.
    reply.raw.once('close', () => {
      inFlight -= 1;
      const { method, problem } = request;
      const route = request.routeOptions.url;
      const asked = route === undefined ? UNKNOWN : { method, route };
      durations.observe({ ...asked, status: statusOf(reply) }, reply.elapsedTime / 1000);
      if (!problem) return;
      problems.inc({ route: asked.route, code: problem.definition.code });
      if (problem.details.limit) limitsHit.inc({ limit: problem.details.limit });
    });
    done();
  });
}

const statusOf = ({ raw, statusCode }: FastifyReply) =>
  raw.writableEnded ? `${Math.floor(statusCode / 100)}xx` : 'aborted';
