import * as operation from '@manzil/shared/contract/contact-messages/operations';
import type { Module } from '../../platform/http/module';
import { route } from '../../platform/http/route';
import { anAttemptTooMany } from '../../platform/limits/limits.errors';
import { contactLimits } from './contact-limits';
import { messageDiffers } from './contact-messages.errors';
import { receiveMessage } from './receive-message.usecase';

export const contactMessageRoutes: Module = (app, { db, authKey, config }) => {
  const limits = contactLimits(db, (message) => app.log.warn(message));
  const means = { db, authKey, limits, team: config.supportEmail };

  route(
    app,
    operation.sendContactMessage,
    {
      summary: 'Receives a message of whoever is not an investor yet',
      errors: [messageDiffers, anAttemptTooMany],
    },
    async (request, reply) => {
      const { website, ...said } = request.body;
      const { received, isNew } = await receiveMessage(
        means,
        { ...said, id: request.params.message_id.toLowerCase() },
        { address: request.ip, isMachine: website !== '' },
      );
      return reply.code(isNew ? 201 : 200).send({
        ...received,
        message_id: received.id,
        received_at: received.received_at.toISOString(),
        receipt_mailed: received.mailed,
      });
    },
  );
};
