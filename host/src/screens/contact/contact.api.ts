import { ContactMessage, type ContactMessageInput } from '@manzil/shared/contract/contact-messages';
import { apiSend } from '@manzil/shared/runtime';
import { currentLanguage } from '../../i18n';
import { randomId } from '../../random-id';

/** Sends messages of one form. The same one sent again, after a lost answer, is received once. @throws ApiError */
export function contactSender(): (input: ContactMessageInput) => Promise<ContactMessage> {
  let last = { id: '', body: '' };
  return (input) => {
    const body = JSON.stringify(input);
    if (body !== last.body) last = { id: randomId(), body };
    return apiSend('PUT', `/contact-messages/${last.id}`, input, ContactMessage, currentLanguage());
  };
}
