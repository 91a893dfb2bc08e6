import type {
  ContactMessage,
  ContactMessageInput,
} from '@manzil/shared/contract/contact-messages/contact-messages';
import { sendContactMessage } from '@manzil/shared/contract/contact-messages/operations';
import { apiSend } from '@manzil/shared/runtime';

/** The same sent again, after a lost answer, is received once. @throws ApiError */
export const sendSampleName = (input: ContactMessageInput, id: string): Promise<ContactMessage> =>
  apiSend(sendContactMessage, input.language, { params: { message_id: id }, body: input });
