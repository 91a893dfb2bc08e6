import type { Operation } from '../operation';
import { ContactMessage, ContactMessageInput, ContactMessageParams } from './contact-messages';

export const about = 'Messages to the team, by whoever writes one.';

export const sendContactMessage = {
  method: 'PUT',
  path: '/contact-messages/:message_id',
  access: 'everybody',
  params: ContactMessageParams,
  body: ContactMessageInput,
  answer: ContactMessage,
  status: [200, 201],
} satisfies Operation;
