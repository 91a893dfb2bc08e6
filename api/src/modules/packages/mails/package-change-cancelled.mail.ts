import type { PackageCode } from '@manzil/shared/domain/package-start';
import { formatDay } from '@manzil/shared/format/date';
import { contact } from '../../../platform/mail/templates/imprint';
import type { MailTemplate } from '../../../platform/mail/templates/mail-content';
import { packageName } from '../document/order-words';
import { BY } from './taken-back-by';

/** `starts_on` null = at handover; `present_code` null = nothing goes on; `instead`: set by the office in its place. */
export type PackageChangeCancelled = {
  first_name: string;
  unit: string;
  unit_id: string;
  package_code: PackageCode;
  starts_on: string | null;
  present_code: PackageCode | null;
  instead: { package_code: PackageCode | 'none'; from: string } | null;
  by: 'self' | 'co_owner' | 'office';
};

export const packageChangeCancelled: MailTemplate<PackageChangeCancelled> = {
  name: 'package-change-cancelled',
  de: (values, { portal }) => ({
    subject: 'Dein Paketauftrag ist zurückgenommen',
    preview: values.instead ? 'Dein Auftrag gilt nicht mehr.' : 'Es bleibt, wie es ist.',
    greeting: `Hallo ${values.first_name},`,
    blocks: [
      {
        kind: 'text',
        text: `das Paket ${packageName[values.package_code]} für ${values.unit} beginnt nicht: ${BY.de[values.by]} Vorgesehen war der Beginn ${values.starts_on ? `am ${formatDay(values.starts_on, 'de')}` : 'mit der Übergabe'}.`,
      },
      { kind: 'text', text: followsDe(values) },
      { kind: 'link', label: 'Pakete ansehen', url: `${portal}/packages?unit=${values.unit_id}` },
      {
        kind: 'notice',
        title:
          values.by === 'self'
            ? 'Du hast nichts zurückgenommen?'
            : 'Du bist damit nicht einverstanden?',
        text: `Dann melde dich gleich bei uns, ${contact.de}.`,
      },
    ],
    reason:
      'Du erhältst diese E-Mail, weil der Auftrag für ein vorgemerktes Paket zurückgenommen wurde.',
  }),
  en: (values, { portal }) => ({
    subject: 'Your package order has been taken back',
    preview: values.instead ? 'Your order no longer applies.' : 'Everything stays as it is.',
    greeting: `Hello ${values.first_name},`,
    blocks: [
      {
        kind: 'text',
        text: `The ${packageName[values.package_code]} package for ${values.unit} does not start: ${BY.en[values.by]} It was to start ${values.starts_on ? `on ${formatDay(values.starts_on, 'en')}` : 'on handover'}.`,
      },
      { kind: 'text', text: followsEn(values) },
      { kind: 'link', label: 'View packages', url: `${portal}/packages?unit=${values.unit_id}` },
      {
        kind: 'notice',
        title:
          values.by === 'self' ? 'Did you not take anything back?' : 'Do you not agree with this?',
        text: `Then please get in touch with us at once, ${contact.en}.`,
      },
    ],
    reason:
      'You receive this e-mail because the order for a scheduled package has been taken back.',
  }),
};

function followsDe({ instead, present_code }: PackageChangeCancelled): string {
  if (instead) {
    const day = formatDay(instead.from, 'de');
    return instead.package_code === 'none'
      ? `Ab dem ${day} hat die Einheit kein Paket.`
      : `Stattdessen hat die Einheit ab dem ${day} das Paket ${packageName[instead.package_code]}.`;
  }
  return present_code
    ? `Es bleibt beim Paket ${packageName[present_code]}, bis auf Weiteres.`
    : 'Die Einheit hat damit kein Paket.';
}

function followsEn({ instead, present_code }: PackageChangeCancelled): string {
  if (instead) {
    const day = formatDay(instead.from, 'en');
    return instead.package_code === 'none'
      ? `From ${day} the unit has no package.`
      : `Instead the unit has the ${packageName[instead.package_code]} package from ${day}.`;
  }
  return present_code
    ? `The ${packageName[present_code]} package continues until further notice.`
    : 'The unit now has no package.';
}
