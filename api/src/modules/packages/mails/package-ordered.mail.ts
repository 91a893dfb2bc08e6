import { contact } from '../../../platform/mail/templates/imprint';
import type { Block, MailTemplate } from '../../../platform/mail/templates/mail-content';
import { orderClauses } from '../document/order-clauses';
import type { OrderSaid } from '../document/order-words';
import { orderFacts, packageName } from '../document/order-words';

/** `unit`: its name. `company_name`: whom it is for; null = the user. */
type Values = OrderSaid & {
  first_name: string;
  company_name: string | null;
  unit_id: string;
};

export const packageOrdered: MailTemplate<Values> = {
  name: 'package-ordered',
  de: (order, { portal }) => ({
    subject: 'Bestätigung deines Auftrags',
    preview: 'Das ist vereinbart. Bewahre diese E-Mail auf.',
    greeting: `Hallo ${order.first_name},`,
    blocks: [
      {
        kind: 'text',
        text: `wir bestätigen deinen Auftrag: das Paket ${packageName[order.package_code]} für ${order.unit}.`,
      },
      { kind: 'facts', rows: factsOf(order, 'de') },
      { kind: 'link', label: 'Pakete ansehen', url: addressOf(order, portal) },
      ...clausesOf('de', portal),
      {
        kind: 'notice',
        title: 'Du hast nichts beauftragt?',
        text: `Dann melde dich gleich bei uns, ${contact.de}.`,
      },
    ],
    reason:
      'Du erhältst diese E-Mail, weil du im Portal ein Paket beauftragt hast. Wir müssen dir bestätigen, was vereinbart ist.',
  }),
  en: (order, { portal }) => ({
    subject: 'Confirmation of your order',
    preview: 'This is what is agreed. Please keep this e-mail.',
    greeting: `Hello ${order.first_name},`,
    blocks: [
      {
        kind: 'text',
        text: `We confirm your order: the ${packageName[order.package_code]} package for ${order.unit}.`,
      },
      { kind: 'facts', rows: factsOf(order, 'en') },
      { kind: 'link', label: 'View packages', url: addressOf(order, portal) },
      ...clausesOf('en', portal),
      {
        kind: 'notice',
        title: 'Did you not order anything?',
        text: `Then please get in touch with us at once, ${contact.en}.`,
      },
    ],
    reason:
      'You receive this e-mail because you ordered a package in the portal. We have to confirm to you what is agreed.',
  }),
};

const FOR = { de: 'Für', en: 'For' };

const factsOf = ({ company_name, ...order }: Values, language: 'de' | 'en') => [
  ...(company_name ? [{ label: FOR[language], value: company_name }] : []),
  ...orderFacts(order, language),
];

const addressOf = ({ unit_id }: Values, portal: string) => `${portal}/packages?unit=${unit_id}`;

const clausesOf = (language: 'de' | 'en', portal: string): Block[] =>
  orderClauses(language, portal).flatMap(({ title, paragraphs: [first = '', ...rest] }) =>
    [`${title}: ${first}`, ...rest].map((text) => ({ kind: 'text' as const, text })),
  );
