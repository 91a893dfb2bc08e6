import type { Language } from '@manzil/shared/contract/values';
import { htmlPage } from './html-page';
import type {
  AnyMailTemplate,
  FootedContent,
  MailContent,
  MailContext,
  MailTemplate,
} from './mail-content';
import { plainText } from './plain-text';

export type RenderedMail = { subject: string; html: string; text: string; reply_to?: string };

/** @throws where a link is none */
export function renderMail<Values extends object>(
  template: MailTemplate<Values>,
  language: Language,
  values: NoInfer<Values>,
  context: MailContext,
): RenderedMail {
  const composed = template[language](inOneLine(values), context);
  const content = inLanguage(footed(composed, template, language, context), language);
  return {
    // No line is broken there, and who searches a mailbox types plain spaces.
    subject: content.subject.replaceAll('\u00A0', ' '),
    html: htmlPage(content, language),
    text: plainText(content, language),
    ...(content.reply_to && { reply_to: content.reply_to }),
  };
}

const endings = { de: 'Solche E-Mails abbestellen', en: 'Turn off e-mails like this' };

function footed(
  content: MailContent,
  { topic }: Pick<AnyMailTemplate, 'topic'>,
  language: Language,
  { portal }: MailContext,
): FootedContent {
  if (!topic) return content;
  const url = `${portal}/profile/settings#mails`;
  return { ...content, ending: { label: endings[language], url } };
}

/** A portal that is opened from a mail for the first time on a device speaks the language of the mail (host/edge/visit.ts). */
function inLanguage(content: FootedContent, language: Language): FootedContent {
  const speaking = <L extends { url: string }>(link: L): L => {
    const url = new URL(link.url);
    url.searchParams.set('language', language);
    return { ...link, url: url.href };
  };
  const blocks = content.blocks.map((block) => (block.kind === 'link' ? speaking(block) : block));
  return { ...content, blocks, ...(content.ending && { ending: speaking(content.ending) }) };
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
