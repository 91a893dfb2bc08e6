import type { DocumentEntry, DocumentType } from '@manzil/shared/contract/documents/document-entry';
import { documentNames } from '@manzil/shared/format/document-names';
import { contact } from '../../../platform/mail/templates/imprint';
import type { MailTemplate, Subscribed } from '../../../platform/mail/templates/mail-content';

const reasonsDe: Record<DeclineCode, string> = {
  unreadable: 'Das Bild ist nicht lesbar. Lade eine scharfe Aufnahme hoch.',
  cropped: 'Der Rand ist abgeschnitten. Lade die ganze Seite noch einmal hoch.',
  expired: 'Das Dokument ist abgelaufen. Lade das neue hoch.',
  wrong_type: 'Das ist ein anderes Dokument als angegeben. Lade das passende hoch.',
  name_mismatch: 'Der Name weicht von deinem Profil ab. Melde dich, wir klären das mit dir.',
  older_than_3_months: 'Der Nachweis ist älter als drei Monate. Lade einen neueren hoch.',
  infected:
    'Der Virenscanner hat in der Datei ein Schadprogramm gefunden. Prüfe dein Gerät und lade eine saubere Datei hoch.',
  other: 'Den Grund besprechen wir mit dir persönlich. Melde dich bei unserem Support.',
};

const reasonsEn: Record<DeclineCode, string> = {
  unreadable: 'The picture cannot be read. Upload a sharp one.',
  cropped: 'The edge is cut off. Upload the whole page again.',
  expired: 'The document has expired. Upload the new one.',
  wrong_type: 'This is a different document from the one stated. Upload the right one.',
  name_mismatch:
    'The name differs from your profile. Get in touch, and we will settle it with you.',
  older_than_3_months: 'The proof is older than three months. Upload a more recent one.',
  infected:
    'The virus scanner has found malware in the file. Check your device and upload a clean file.',
  other: 'We will explain the reason to you personally. Contact our support team.',
};

export type DeclineCode = NonNullable<DocumentEntry['decline_code']>;

type Values = Subscribed & { first_name: string; document: DocumentType; reason: DeclineCode };

export const documentDeclined: MailTemplate<Values> = {
  name: 'document-declined',
  topic: 'documents',
  de: ({ first_name, document, reason }, { portal }) => ({
    subject: 'Ein Dokument konnten wir nicht annehmen',
    preview: 'Der Grund und was du tun kannst.',
    greeting: `Hallo ${first_name},`,
    blocks: [
      { kind: 'text', text: 'wir haben ein Dokument geprüft und konnten es nicht annehmen:' },
      {
        kind: 'facts',
        rows: [
          { label: 'Dokument', value: documentNames.de[document] },
          { label: 'Grund', value: reasonsDe[reason] },
        ],
      },
      { kind: 'link', label: 'Zu deinen Dokumenten', url: `${portal}/profile/documents` },
      {
        kind: 'text',
        text: 'Schick uns Dokumente nur über das Portal, nicht als Anhang einer E-Mail.',
      },
      {
        kind: 'notice',
        title: 'Du hast uns kein Dokument geschickt?',
        text: `Dann melde dich bei uns, ${contact.de}.`,
      },
    ],
    reason: 'Du erhältst diese E-Mail, weil wir ein Dokument aus deinem Konto geprüft haben.',
  }),
  en: ({ first_name, document, reason }, { portal }) => ({
    subject: 'We could not accept one of your documents',
    preview: 'The reason, and what you can do.',
    greeting: `Hello ${first_name},`,
    blocks: [
      { kind: 'text', text: 'We have checked a document and could not accept it:' },
      {
        kind: 'facts',
        rows: [
          { label: 'Document', value: documentNames.en[document] },
          { label: 'Reason', value: reasonsEn[reason] },
        ],
      },
      { kind: 'link', label: 'Go to your documents', url: `${portal}/profile/documents` },
      {
        kind: 'text',
        text: 'Send us documents through the portal only, not as an attachment to an e-mail.',
      },
      {
        kind: 'notice',
        title: 'Did you not send us a document?',
        text: `Then get in touch with us, ${contact.en}.`,
      },
    ],
    reason: 'You receive this e-mail because we have checked a document from your account.',
  }),
};
