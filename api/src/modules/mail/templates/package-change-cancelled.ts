import { formatDay } from '@manzil/shared/format/date';
import { packageName } from '../../packages/document/order-words';
import { contact } from './imprint';
import type { MailTemplate } from './mail-content';
import type { MailTemplates } from './mail-templates';

export const packageChangeCancelled: MailTemplate<MailTemplates['package-change-cancelled']> = {
  de: ({ first_name, unit, unit_id, package_code, starts_on, present_code }, { portal }) => ({
    subject: 'Deine Paketänderung ist zurückgenommen',
    preview: 'Es bleibt, wie es ist.',
    greeting: `Hallo ${first_name},`,
    blocks: [
      {
        kind: 'text',
        text: `das Paket ${packageName[package_code]} für ${unit} beginnt nicht: Du hast den Auftrag zurückgenommen. Vorgesehen war der Beginn ${starts_on ? `am ${formatDay(starts_on, 'de')}` : 'mit der Übergabe'}.`,
      },
      {
        kind: 'text',
        text: present_code
          ? `Es bleibt beim Paket ${packageName[present_code]}, bis auf Weiteres.`
          : 'Die Einheit hat damit kein Paket.',
      },
      { kind: 'link', label: 'Pakete ansehen', url: `${portal}/packages?unit=${unit_id}` },
      {
        kind: 'notice',
        title: 'Du hast nichts zurückgenommen?',
        text: `Dann melde dich gleich bei uns, ${contact.de}.`,
      },
    ],
    reason:
      'Du erhältst diese E-Mail, weil im Portal eine vorgemerkte Änderung deines Pakets zurückgenommen wurde.',
  }),
  en: ({ first_name, unit, unit_id, package_code, starts_on, present_code }, { portal }) => ({
    subject: 'Your package change has been taken back',
    preview: 'Everything stays as it is.',
    greeting: `Hello ${first_name},`,
    blocks: [
      {
        kind: 'text',
        text: `The ${packageName[package_code]} package for ${unit} does not start: you took the order back. It was to start ${starts_on ? `on ${formatDay(starts_on, 'en')}` : 'on handover'}.`,
      },
      {
        kind: 'text',
        text: present_code
          ? `The ${packageName[present_code]} package continues until further notice.`
          : 'The unit now has no package.',
      },
      { kind: 'link', label: 'View packages', url: `${portal}/packages?unit=${unit_id}` },
      {
        kind: 'notice',
        title: 'You did not take anything back?',
        text: `Then please get in touch with us at once, ${contact.en}.`,
      },
    ],
    reason:
      'You receive this e-mail because a scheduled change of your package was taken back in the portal.',
  }),
};
