import type { Language } from '@manzil/shared/contract/values';
import type { HeldBy } from '../held-by';

const LABELS = {
  de: { holder: 'Kontoinhaber', bank: 'Bank' },
  en: { holder: 'Account holder', bank: 'Bank' },
};

export function holderRows({ holder_name, bank_name }: HeldBy, language: Language) {
  const { holder, bank } = LABELS[language];
  return [
    ...(holder_name ? [{ label: holder, value: holder_name }] : []),
    ...(bank_name ? [{ label: bank, value: bank_name }] : []),
  ];
}
