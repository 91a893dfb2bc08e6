import type { Language } from '@manzil/shared/contract/values';
import { footerOf } from './imprint';
import type { Block, FootedContent } from './mail-content';

export function plainText(content: FootedContent, language: Language): string {
  const { subject, greeting, blocks, reason, ending } = content;
  const parts = [subject, greeting, ...blocks.map(writeBlock), reason];
  if (ending) parts.push(`${ending.label}:\n${ending.url}`);
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
