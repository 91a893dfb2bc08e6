import { MESSAGE_MAX_LENGTH } from '@manzil/shared/contract/contact-messages/contact-messages';
import { formatNumber } from '@manzil/shared/format/percent';
import { type ApiForm, LongTextField } from '@manzil/shared/forms';
import { usePortal } from '@manzil/shared/runtime';
import type { Values } from './contact-input';
import type { ContactTexts } from './contact-texts';

type MessageHintProps = { texts: ContactTexts['fields']; message: string };

type MessageFieldProps = MessageHintProps & { form: ApiForm<Values> };

export function MessageField({ form, texts, message }: MessageFieldProps) {
  return (
    <LongTextField
      form={form}
      name="message"
      label={texts.message}
      hint={<MessageHint texts={texts} message={message} />}
      rows={6}
    />
  );
}

const COUNTED_FROM = MESSAGE_MAX_LENGTH * 0.8;

function MessageHint({ texts, message }: MessageHintProps) {
  const { language } = usePortal();
  if (message.length < COUNTED_FROM) return texts.message_hint;
  return texts.message_length
    .replace('{{count}}', formatNumber(message.length, language))
    .replace('{{most}}', formatNumber(MESSAGE_MAX_LENGTH, language));
}
