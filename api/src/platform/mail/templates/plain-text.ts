import type { Language } from '@manzil/shared/contract/values';
import { footerOf } from './imprint';
import type { Block, MailContent } from './mail-content';

export function plainText(content: MailContent, language: Language): string {
  const { subject, greeting, blocks, reason } = content;
  const parts = [subject, greeting, ...blocks.map(writeBlock), reason];
  return `${parts.join('\n\n')}\n\n-- \n${footerOf(language).join('\n')}\n`;
}

function writeBlock(block: Block): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'code':
      return `    ${block.code}`;
    case 'quote':
      return block.lines.map((line) => `> ${line}`.trimEnd()).join('\n');
    case 'facts':
      return block.rows.map(({ label, value }) => `${label}: ${value}`).join('\n');
    case 'link':
      return `${block.label}:\n${block.url}`;
    case 'notice':
      return `${block.title}\n${block.text}`;
  }
}
