import { portalConfig } from '@manzil/shared/runtime';
import { Row, Rows } from '@manzil/shared/ui/rows';
import { ArrowUpRight, Mail, MessageCircle, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { mailLink, phoneLink, whatsappLink } from './contact-addresses';

/** WhatsApp, telephone and e-mail of the support, each a link. */
export function ContactLinks() {
  const { t } = useTranslation();
  const { support } = portalConfig();
  const arrow = <ArrowUpRight aria-hidden size={16} strokeWidth={1.75} />;
  return (
    <Rows>
      <Row
        icon={MessageCircle}
        title={
          <a href={whatsappLink(support.whatsapp)} target="_blank" rel="noreferrer">
            {t('contact.whatsapp')}
          </a>
        }
        meta={support.whatsapp}
        aside={arrow}
        stretched
      />
      <Row
        icon={Phone}
        title={<a href={phoneLink(support.phone)}>{t('contact.phone')}</a>}
        meta={support.phone}
        aside={arrow}
        stretched
      />
      <Row
        icon={Mail}
        title={<a href={mailLink(support.email)}>{t('contact.email')}</a>}
        meta={support.email}
        aside={arrow}
        stretched
      />
    </Rows>
  );
}
