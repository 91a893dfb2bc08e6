import type { Language } from '@manzil/shared/contract/values';
import { imprint } from '../../../platform/mail/templates/imprint';

export type Clause = { title: string; paragraphs: string[] };

/** @param portal its origin */
export function orderClauses(language: Language, portal: string): Clause[] {
  return CLAUSES[language](portal, imprint[language]);
}

type Compose = (portal: string, operator: (typeof imprint)['de']) => Clause[];

/** The right of withdrawal as in the model of Annex 1 to Art. 246a EGBGB, with the way of § 356a BGB. */
const CLAUSES: Record<Language, Compose> = {
  de: (portal, { name, address, phone, email }) => [
    {
      title: 'Wie die Gebühr abgezogen wird',
      paragraphs: [
        'Grundlage ist die vertragliche Jahresmiete des laufenden Mietvertrags. Abgezogen wird anteilig, sobald eine Mietzahlung eingeht. Ändert sich die Miete, ändert sich die Gebühr mit ihr. Steht die Einheit leer, fällt keine Gebühr auf die Miete an.',
      ],
    },
    {
      title: 'Laufzeit, Änderung und Kündigung',
      paragraphs: [
        'Das Paket gilt bis auf Weiteres, solange dein Verwaltungsvertrag für die Einheit läuft. Ein Wechsel zu Premium gilt ab der nächsten Mietperiode, ein Wechsel zu Basic ab der Verlängerung des Mietvertrags. Läuft keiner, gilt ein Wechsel ab dem nächsten Monat. Bis zum Tag vor dem Beginn kannst du den Auftrag im Portal zurücknehmen.',
        `Kündigen kannst du mit der Frist deines Verwaltungsvertrags, in Textform und ohne Anmeldung, zum Beispiel unter ${portal}/cancellation.`,
      ],
    },
    {
      title: 'Widerrufsrecht',
      paragraphs: [
        'Als Verbraucher hast du das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag des Vertragsabschlusses.',
        `Um dein Widerrufsrecht auszuüben, musst du uns (${name}, ${address}, ${phone}, ${email}) mit einer eindeutigen Erklärung, zum Beispiel einem Brief oder einer E-Mail, über deinen Entschluss informieren. Du kannst dein Widerrufsrecht auch online ausüben, unter ${portal}/withdrawal. Dann bestätigen wir dir den Eingang sofort per E-Mail. Zur Wahrung der Frist reicht es, dass du die Mitteilung vor ihrem Ablauf absendest.`,
        'Widerrufst du diesen Vertrag, zahlen wir dir alle Zahlungen, die wir dafür von dir erhalten haben, unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurück, an dem dein Widerruf bei uns eingegangen ist, mit demselben Zahlungsmittel und ohne Entgelt dafür.',
      ],
    },
  ],
  en: (portal, { name, address, phone, email }) => [
    {
      title: 'How the fee is deducted',
      paragraphs: [
        'It is based on the contractual annual rent of the current tenancy. It is deducted pro rata as rent payments arrive. If the rent changes, the fee changes with it. While the unit is vacant, there is no fee on rent.',
      ],
    },
    {
      title: 'Term, changes and cancellation',
      paragraphs: [
        'The package applies until further notice, as long as your management agreement for the unit runs. A change to Premium applies from the next rent period, a change to Basic from the renewal of the tenancy. Without a tenancy, a change applies from the next month. You can take the order back in the portal until the day before it starts.',
        `You can cancel with the notice period of your management agreement, in text form and without signing in, for example at ${portal}/cancellation.`,
      ],
    },
    {
      title: 'Right of withdrawal',
      paragraphs: [
        'As a consumer you have the right to withdraw from this contract within fourteen days without giving any reason. The withdrawal period ends fourteen days after the day on which the contract was concluded.',
        `To exercise the right of withdrawal, you must inform us (${name}, ${address}, ${phone}, ${email}) of your decision by an unequivocal statement, for example a letter or an e-mail. You can also exercise your right of withdrawal online, at ${portal}/withdrawal. We then confirm receipt by e-mail at once. To meet the deadline, it is enough to send your statement before the period has expired.`,
        'If you withdraw from this contract, we reimburse all payments received from you for it without undue delay, and no later than fourteen days from the day on which your withdrawal reached us, by the same means of payment and free of charge.',
      ],
    },
  ],
};
