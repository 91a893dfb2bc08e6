import type { Topic } from '@manzil/shared/contract/articles/articles';
import type { Localised } from '../../boot/boot-document';

export const articleTopics: Readonly<Record<Topic, Localised>> = {
  buying: { de: 'Kauf', en: 'Buying' },
  handover: { de: 'Übergabe', en: 'Handover' },
  management: { de: 'Verwaltung', en: 'Management' },
  letting: { de: 'Vermietung', en: 'Letting' },
  finance: { de: 'Finanzen', en: 'Finance' },
  law: { de: 'Recht', en: 'Law' },
  living: { de: 'Leben', en: 'Living' },
};
