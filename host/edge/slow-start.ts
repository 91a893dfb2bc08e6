import type { Language } from '@manzil/shared/contract/values';
import { mailLink, phoneLink, whatsappLink } from '@manzil/shared/format/contact';
import type { PortalConfig } from '@manzil/shared/runtime';
import { escapeHtml } from './escape-html';

const words = {
  de: {
    slow: 'Das dauert länger als gewöhnlich.',
    advice: 'Prüfe deine Internetverbindung und lade die Seite neu. Hilft das nicht, melde dich:',
    reload: 'Neu laden',
    phone: 'Telefon',
    email: 'E-Mail',
  },
  en: {
    slow: 'This is taking longer than usual.',
    advice:
      'Check your internet connection and reload the page. If that does not help, contact us:',
    reload: 'Reload',
    phone: 'Phone',
    email: 'E-mail',
  },
} as const satisfies Record<Language, object>;

const contact = (name: string, address: string, href: string): string =>
  `<li>${name} <a href="${escapeHtml(href)}">${escapeHtml(address)}</a></li>`;

/** For scripts that fail or take long: shown after 10 s by CSS (boot/slow-start.css), as no script can be relied on. */
export function slowStart(language: Language, support: PortalConfig['support']): string {
  const { slow, advice, reload, phone, email } = words[language];
  const contacts = [
    contact('WhatsApp', support.whatsapp, whatsappLink(support.whatsapp)),
    contact(phone, support.phone, phoneLink(support.phone)),
    contact(email, support.email, mailLink(support.email)),
  ];
  // An empty address is that of the page, whichever document the service worker has put in its place.
  return `<div class="shell-slow"><div role="alert"><h1 class="shell-slow-title">${slow}</h1><p>${advice}</p></div><ul>${contacts.join('')}</ul><a class="shell-reload" href="">${reload}</a></div>`;
}
