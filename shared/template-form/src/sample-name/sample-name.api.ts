import { ContactMessage, type ContactMessageInput } from '@manzil/shared/contract/contact-messages';
import { apiSend } from '@manzil/shared/runtime';

/** The same sent again, after a lost answer, is received once. @throws ApiError */
export const sendSampleName = (input: ContactMessageInput, id: string): Promise<ContactMessage> =>
  apiSend('PUT', `/contact-messages/${id}`, input, ContactMessage, input.language);
