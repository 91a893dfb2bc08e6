import type { Language } from '@manzil/shared/contract/values';
import { accountInvited } from './account-invited';
import { bankAccountAccepted } from './bank-account-accepted';
import { bankAccountChanged } from './bank-account-changed';
import { bankAccountKept } from './bank-account-kept';
import { bankAccountRejected } from './bank-account-rejected';
import { cancellationReceived } from './cancellation-received';
import { contactMessage } from './contact-message';
import { contactReceived } from './contact-received';
import { documentAccepted } from './document-accepted';
import { documentDeclined } from './document-declined';
import { emailChanged } from './email-changed';
import { htmlPage } from './html-page';
import type { Block, MailContent, MailContext, MailTemplate } from './mail-content';
import type { MailTemplates, TemplateName } from './mail-templates';
import { newDevice } from './new-device';
import { packageChangeCancelled } from './package-change-cancelled';
import { packageOrdered } from './package-ordered';
import { passwordChanged } from './password-changed';
import { passwordCode } from './password-code';
import { plainText } from './plain-text';
import { statementPublished } from './statement-published';
import { withdrawalReceived } from './withdrawal-received';

const templates: { [Name in TemplateName]: MailTemplate<MailTemplates[Name]> } = {
  'password-code': passwordCode,
  'password-changed': passwordChanged,
  'bank-account-changed': bankAccountChanged,
  'bank-account-kept': bankAccountKept,
  'new-device': newDevice,
  'bank-account-accepted': bankAccountAccepted,
  'bank-account-rejected': bankAccountRejected,
  'email-changed': emailChanged,
  'document-accepted': documentAccepted,
  'document-declined': documentDeclined,
  'statement-published': statementPublished,
  'account-invited': accountInvited,
  'cancellation-received': cancellationReceived,
  'withdrawal-received': withdrawalReceived,
  'package-ordered': packageOrdered,
  'package-change-cancelled': packageChangeCancelled,
  'contact-message': contactMessage,
  'contact-received': contactReceived,
};

export type RenderedMail = { subject: string; html: string; text: string; reply_to?: string };

/** @throws where the template is not of this build or a link is none */
export function renderMail<Name extends TemplateName>(
  name: Name,
  language: Language,
  values: MailTemplates[Name],
  context: MailContext,
): RenderedMail {
  const content = inLanguage(templates[name][language](inOneLine(values), context), language);
  return {
    subject: content.subject,
    html: htmlPage(content, language),
    text: plainText(content, language),
    ...(content.reply_to && { reply_to: content.reply_to }),
  };
}

/** A portal that is opened from a mail for the first time on a device speaks the language of the mail (host/edge/visit.ts). */
function inLanguage(content: MailContent, language: Language): MailContent {
  const blocks = content.blocks.map((block): Block => {
    if (block.kind !== 'link') return block;
    const url = new URL(block.url);
    url.searchParams.set('language', language);
    return { ...block, url: url.href };
  });
  return { ...content, blocks };
}

/** Line ends and signs that turn the direction of what follows would let a value pose as text of ours. */
const DECEPTIVE = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;

function oneLine(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(DECEPTIVE, ' ').trim();
  if (Array.isArray(value)) return value.map(oneLine);
  return value !== null && typeof value === 'object' ? inOneLine(value) : value;
}

function inOneLine<Values extends object>(values: Values): Values {
  const entries = Object.entries(values).map(([name, value]) => [name, oneLine(value)]);
  return Object.fromEntries(entries);
}
