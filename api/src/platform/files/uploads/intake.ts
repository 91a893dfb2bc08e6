import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { Dependencies } from '../../http/module';
import { CHECK_LIMITS, CheckLate, checkInProcess } from '../check/check-process';
import type { CheckedContent, Purpose } from '../check/content';
import { fairQueue } from '../check/fair-queue';
import { Refused } from '../check/refused';
import { slots } from '../slots';
import { receiveBody } from './receive-body';
import { refusalError } from './refusals';
import { uploadsBusy } from './upload.errors';
import { uploadLimits } from './upload-limits';

const refuse = () => uploadsBusy({ headers: { 'retry-after': '5' } });

/** A slow sender keeps up to 10 MB in memory. */
const places = slots({ together: 32, each: 4, refuse });
/** A check takes a core for about a second. */
const checks = fairQueue({ running: 2, waiting: 16, refuse });

type Sender = { id: string; address: string };

export type Intake = {
  /** @throws uploadsBusy, tooManyAttempts */
  during: <T>(sender: Sender, work: () => Promise<T>) => Promise<T>;
  /** @throws fileTooLarge, uploadInterrupted */
  receive: (request: FastifyRequest, limit: number) => Promise<Buffer>;
  /** @throws what a refused file is told; uploadsBusy */
  check: (senderId: string, content: Buffer, purpose: Purpose) => Promise<CheckedContent>;
};

export function uploadIntake({ db }: Pick<Dependencies, 'db'>): Intake {
  const limits = uploadLimits(db);
  return {
    async during({ id, address }, work) {
      await limits.count(id, address);
      const leave = places.take(id);
      try {
        return await work();
      } finally {
        leave();
      }
    },

    async receive({ body, headers }, limit) {
      // A request without any body has no type of one either, so no parser has seen it.
      if (!(body instanceof Readable)) return Buffer.alloc(0);
      return receiveBody(body, limit, headers['content-length']);
    },

    async check(senderId, content, purpose) {
      try {
        if (content.length === 0) throw new Refused('empty');
        const begin = performance.now();
        const patience = AbortSignal.timeout(CHECK_LIMITS.wallMs);
        const check = () => {
          const wallMs = CHECK_LIMITS.wallMs - (performance.now() - begin);
          return checkInProcess(content, purpose, { ...CHECK_LIMITS, wallMs });
        };
        return await checks.run(senderId, check, patience);
      } catch (error) {
        if (error instanceof CheckLate) throw refuse();
        throw error instanceof Refused ? refusalError(error.refusal, error) : error;
      }
    },
  };
}
