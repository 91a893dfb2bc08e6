import { useTranslation } from 'react-i18next';

export function useContactLabels(): { whatsapp: string; phone: string; email: string } {
  const { t } = useTranslation();
  return { whatsapp: t('contact.whatsapp'), phone: t('contact.phone'), email: t('contact.email') };
}
