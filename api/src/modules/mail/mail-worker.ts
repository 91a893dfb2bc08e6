import { setTimeout as pause } from 'node:timers/promises';
import { type Delivery, deliverDueMails } from './deliver-mails';
import { sweepMails } from './mail-outbox.repository';

const POLL_MS = 1_000;
const SWEEP_MS = 60 * 60_000;
/** Less than the drain of the API: what is being sent may finish, no longer. */
const FINISH_MS = 10_000;

export type MailWorker = { stop: () => Promise<void> };

/** Sends what is due until it is stopped. Any number of workers share one outbox. */
export function startMailWorker(delivery: Delivery, finishMs = FINISH_MS): MailWorker {
  const stop = new AbortController();
  const cut = new AbortController();
  const signals = { stop: stop.signal, cut: cut.signal };
  const ended = work(delivery, signals);
  return {
    async stop() {
      stop.abort();
      const finish = setTimeout(() => cut.abort(), finishMs);
      await ended;
      clearTimeout(finish);
    },
  };
}

async function work(delivery: Delivery, signals: Parameters<typeof deliverDueMails>[1]) {
  let sweptAt = 0;
  let failing = false;
  while (!signals.stop.aborted) {
    try {
      await deliverDueMails(delivery, signals);
      if (Date.now() - sweptAt > SWEEP_MS) {
        await sweepMails(delivery.db);
        sweptAt = Date.now();
      }
      failing = false;
    } catch (err) {
      // One line for an outage of the database, however long.
      if (!failing) delivery.logger.warn({ err }, 'Mails wait: the outbox cannot be read.');
      failing = true;
    }
    await pause(POLL_MS, undefined, { signal: signals.stop }).catch(() => undefined);
  }
}
