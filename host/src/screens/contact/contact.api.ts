import { ContactMessage } from '@manzil/shared/contract/contact-messages';
import { apiSend } from '@manzil/shared/runtime';
import { currentLanguage } from '../../i18n';
import { randomId } from '../../random-id';
import { inputOf, type Values } from './contact-input';

/** Sends messages of one form. The same one sent again, after a lost answer, is received once. @throws ApiError */
export function contactSender(): (values: Values) => Promise<ContactMessage> {
  let last = { id: '', body: '' };
  return (values) => {
    const input = inputOf(values);
    const body = JSON.stringify(input);
    if (body !== last.body) last = { id: randomId(), body };
    return apiSend('PUT', `/contact-messages/${last.id}`, input, ContactMessage, currentLanguage());
  };
}
