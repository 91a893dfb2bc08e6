import { useTranslation } from 'react-i18next';

/** The words of the links to WhatsApp, telephone and e-mail. */
export function useContactLabels(): { whatsapp: string; phone: string; email: string } {
  const { t } = useTranslation();
  return { whatsapp: t('contact.whatsapp'), phone: t('contact.phone'), email: t('contact.email') };
}
