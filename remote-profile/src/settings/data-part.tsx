import { usePortal, useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { LineIcon } from '@manzil/shared/ui/line-icon';
import { Row, Rows } from '@manzil/shared/ui/rows';
import { Section } from '@manzil/shared/ui/section';
import { ChevronRight } from 'lucide';
import { Link } from 'react-router-dom';

export function DataPart() {
  const { t } = useTexts('profile/settings');
  const { openConsent } = usePortal();
  return (
    <Section id="data" title={t('settings.parts.data')}>
      <Rows>
        <Row
          title={t('settings.consent')}
          meta={t('settings.consent_text')}
          aside={
            <Button size="compact" aria-haspopup="dialog" onClick={openConsent}>
              {t('settings.consent_open')}
            </Button>
          }
        />
        <Row
          title={<Link to="/profile#data">{t('settings.own_data')}</Link>}
          meta={t('settings.own_data_text')}
          aside={<LineIcon lines={ChevronRight} size={20} strokeWidth={1.5} />}
          stretched
        />
      </Rows>
    </Section>
  );
}
