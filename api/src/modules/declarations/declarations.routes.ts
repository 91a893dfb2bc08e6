import * as operation from '@manzil/shared/contract/declarations/operations';
import type { Module } from '../../platform/http/module';
import { requestLanguage } from '../../platform/http/request-language';
import { route } from '../../platform/http/route';
import { anAttemptTooMany } from '../../platform/limits/limits.errors';
import { checkCancellation } from './cancellation-problems';
import { declarationLimits } from './declaration-limits';
import { declarationDiffers } from './declarations.errors';
import type { Declaration } from './declarations.repository';
import { receiveDeclaration } from './receive-declaration.usecase';

/** The law wants both open to whoever is not signed in. */
export const declarationRoutes: Module = (app, { db, authKey, now = () => new Date() }) => {
  const limits = declarationLimits(db, (message) => app.log.warn(message));
  const means = { db, authKey, limits };

  route(
    app,
    operation.declareCancellation,
    {
      summary: 'Receives a cancellation (§ 312k BGB)',
      errors: [declarationDiffers, anAttemptTooMany],
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

  route(
    app,
    operation.declareWithdrawal,
    {
      summary: 'Receives a withdrawal (§ 356a BGB)',
      errors: [declarationDiffers, anAttemptTooMany],
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
