import { ContactMessage, type ContactMessageInput } from '@manzil/shared/contract/contact-messages';
import { apiSend } from '@manzil/shared/runtime';
import { currentLanguage } from '../../i18n';

/** The same message sent again, after a lost answer, is received once. @throws ApiError */
export const sendMessage = (input: ContactMessageInput, id: string): Promise<ContactMessage> =>
  apiSend('PUT', `/contact-messages/${id}`, input, ContactMessage, currentLanguage());
