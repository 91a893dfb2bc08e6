import type { DocumentType } from '@manzil/shared/contract/documents/document-entry';
import { documentNames } from '@manzil/shared/format/document-names';
import { contact } from '../../../platform/mail/templates/imprint';
import type { MailTemplate, Subscribed } from '../../../platform/mail/templates/mail-content';

type Values = Subscribed & { first_name: string; document: DocumentType };

export const documentAccepted: MailTemplate<Values> = {
  name: 'document-accepted',
  topic: 'documents',
  de: ({ first_name, document }, { portal }) => ({
    subject: 'Dein Dokument ist angenommen',
    preview: 'Die Prüfung ist abgeschlossen.',
    greeting: `Hallo ${first_name},`,
    blocks: [
      { kind: 'text', text: 'wir haben ein Dokument geprüft und angenommen:' },
      { kind: 'facts', rows: [{ label: 'Dokument', value: documentNames.de[document] }] },
      {
        kind: 'text',
        text: 'Ob noch etwas fehlt, steht im Portal unter „Account“.',
      },
      { kind: 'link', label: 'Zum Account', url: `${portal}/profile` },
      {
        kind: 'notice',
        title: 'Du hast uns kein Dokument geschickt?',
        text: `Dann melde dich bei uns, ${contact.de}.`,
      },
    ],
    reason: 'Du erhältst diese E-Mail, weil wir ein Dokument aus deinem Konto geprüft haben.',
  }),
  en: ({ first_name, document }, { portal }) => ({
    subject: 'Your document has been accepted',
    preview: 'The check is complete.',
    greeting: `Hello ${first_name},`,
    blocks: [
      { kind: 'text', text: 'We have checked a document and accepted it:' },
      { kind: 'facts', rows: [{ label: 'Document', value: documentNames.en[document] }] },
      {
        kind: 'text',
        text: 'You can see in the portal under “Account” whether anything is still missing.',
      },
      { kind: 'link', label: 'Go to your account', url: `${portal}/profile` },
      {
        kind: 'notice',
        title: 'Did you not send us a document?',
        text: `Then get in touch with us, ${contact.en}.`,
      },
    ],
    reason: 'You receive this e-mail because we have checked a document from your account.',
  }),
};
