import type {
  ContactMessage,
  ContactMessageInput,
} from '@manzil/shared/contract/contact-messages/contact-messages';
import { sendContactMessage } from '@manzil/shared/contract/contact-messages/operations';
import { apiSend } from '@manzil/shared/runtime';
import { currentLanguage } from '../../i18n';

/** The same message sent again, after a lost answer, is received once. @throws ApiError */
export const sendMessage = (input: ContactMessageInput, id: string): Promise<ContactMessage> =>
  apiSend(sendContactMessage, currentLanguage(), { params: { message_id: id }, body: input });
