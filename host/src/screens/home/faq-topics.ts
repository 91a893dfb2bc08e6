import type { Lines } from '@manzil/shared/ui/line-icon';
import { Building2, ClipboardCheck, KeyRound, Users } from 'lucide';
import type { Localised } from '../../boot/boot-document';

export const topicAnchor = (id: number): string => `questions-${id}`;

type FaqTopic = { id: number; icon: Lines; title: Localised; text: Localised };

/** The four categories of the questions (specification §2); they stand here so that the tiles need no answer of the API. */
export const faqTopics: readonly FaqTopic[] = [
  {
    id: 1,
    icon: KeyRound,
    title: { de: 'Immobilienkauf', en: 'Buying property' },
    text: {
      de: 'Off-Plan, Nebenkosten, Zahlplan und was Oqood bedeutet.',
      en: 'Off-plan, buying costs, payment plan and what Oqood means.',
    },
  },
  {
    id: 2,
    icon: ClipboardCheck,
    title: { de: 'Projektübergabe', en: 'Project handover' },
    text: {
      de: 'Mängelprüfung, Vollmacht, Versorger und Eigentumsurkunde.',
      en: 'Snagging, power of attorney, utilities and title deed.',
    },
  },
  {
    id: 3,
    icon: Building2,
    title: { de: 'Immobilienverwaltung', en: 'Property management' },
    text: {
      de: 'Gebühren, Abrechnung und Auszahlung im Monat.',
      en: 'Fees, statement and monthly payout.',
    },
  },
  {
    id: 4,
    icon: Users,
    title: { de: 'Vermietung', en: 'Letting' },
    text: {
      de: 'Mietersuche, Schecks, Ejari und Mieterhöhung.',
      en: 'Tenant search, cheques, Ejari and rent increases.',
    },
  },
];
