import type { Language } from '@manzil/shared/contract/values';
import type { AnyMailTemplate } from '../src/platform/mail/templates/mail-content';
import { renderMail } from '../src/platform/mail/templates/render-mail';
import { mailSamples as samples } from './mail-samples';

export type Name = keyof typeof samples;

/** Anybody can have them sent to any address, so they repeat nothing. */
export const ANONYMOUS: readonly Name[] = [
  'booking-question',
  'contact-received',
  'cancellation-received',
  'withdrawal-received',
];
export const names = Object.keys(samples) as Name[];
export const languages: Language[] = ['de', 'en'];
export const all = names.flatMap((name) => languages.map((language) => [name, language] as const));

export const PORTAL = 'https://portal.manzil.example';

export function render<Named extends Name>(
  name: Named,
  language: Language,
  given: Partial<(typeof samples)[Named]['values']> = {},
) {
  const { template, values }: { template: AnyMailTemplate; values: object } = samples[name];
  const context = { portal: PORTAL, expiresAt: null };
  return renderMail(template, language, { ...values, ...given } as never, context);
}

/** What a user of the HTML sees, with all white space as one blank. */
export function visible(html: string): string {
  const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };
  return oneBlank(
    html
      .replace(/<head>[\s\S]*<\/head>/, '')
      .replace(/<div style="display:none.*?<\/div>/, '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => entities[name] ?? ''),
  );
}
export const oneBlank = (text: string) => text.replace(/\s+/g, ' ').trim();
