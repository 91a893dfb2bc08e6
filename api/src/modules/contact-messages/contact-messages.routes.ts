import {
  ContactMessage,
  ContactMessageInput,
  ContactMessageParams,
} from '@manzil/shared/contract/contact-messages';
import type { Module } from '../../module';
import { contactLimits } from './contact-limits';
import { receiveMessage } from './receive-message.usecase';

/** PUT /contact-messages/:message_id, for whoever is not an investor yet. */
export const contactMessageRoutes: Module = (app, { db, authKey, config }) => {
  const limits = contactLimits(db, (message) => app.log.warn(message));
  const means = { db, authKey, limits, team: config.supportEmail };

  app.put(
    '/contact-messages/:message_id',
    {
      schema: {
        params: ContactMessageParams,
        body: ContactMessageInput,
        response: { 200: ContactMessage, 201: ContactMessage },
      },
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
