import {
  Cancellation,
  CancellationInput,
  CancellationParams,
  Withdrawal,
  WithdrawalInput,
  WithdrawalParams,
} from '@manzil/shared/contract/declarations';
import type { Module } from '../../module';
import { requestLanguage } from '../../request-language';
import { checkCancellation } from './cancellation-problems';
import { declarationLimits } from './declaration-limits';
import type { Declaration } from './declarations.repository';
import { receiveDeclaration } from './receive-declaration.usecase';

/**
 * PUT /cancellations/:cancellation_id (§ 312k BGB), PUT /withdrawals/:withdrawal_id (§ 356a BGB). The law wants them
 * open to whoever is not signed in.
 */
export const declarationRoutes: Module = (app, { db, authKey, now = () => new Date() }) => {
  const limits = declarationLimits(db, (message) => app.log.warn(message));
  const means = { db, authKey, limits };

  app.put(
    '/cancellations/:cancellation_id',
    {
      schema: {
        params: CancellationParams,
        body: CancellationInput,
        response: { 200: Cancellation, 201: Cancellation },
      },
    },
    async (request, reply) => {
      const { received, isNew } = await receiveDeclaration(
        means,
        {
          ...request.body,
          id: request.params.cancellation_id.toLowerCase(),
          kind: 'cancellation',
          language: requestLanguage(request),
        },
        request.ip,
        () => checkCancellation(request.body, now()),
      );
      const { notice } = received;
      if (!notice) throw new Error('A cancellation without its notice.');
      const answer = { ...received, ...answered(received), cancellation_id: received.id, notice };
      return reply.code(isNew ? 201 : 200).send(answer);
    },
  );

  app.put(
    '/withdrawals/:withdrawal_id',
    {
      schema: {
        params: WithdrawalParams,
        body: WithdrawalInput,
        response: { 200: Withdrawal, 201: Withdrawal },
      },
    },
    async (request, reply) => {
      const { received, isNew } = await receiveDeclaration(
        means,
        {
          ...request.body,
          id: request.params.withdrawal_id.toLowerCase(),
          kind: 'withdrawal',
          notice: null,
          reason: null,
          ends_on: null,
          language: requestLanguage(request),
        },
        request.ip,
      );
      const answer = { ...received, ...answered(received), withdrawal_id: received.id };
      return reply.code(isNew ? 201 : 200).send(answer);
    },
  );
};

const answered = ({ received_at }: Declaration) => ({ received_at: received_at.toISOString() });
