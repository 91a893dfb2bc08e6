import type { RememberedBrowser } from '@manzil/shared/contract/second-factor/second-factor';
import { formatDay, formatInstant } from '@manzil/shared/format/date';
import { Refusal } from '@manzil/shared/forms';
import { useWrite } from '@manzil/shared/forms/use-write';
import { useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { Row, Rows } from '@manzil/shared/ui/rows';
import { Section } from '@manzil/shared/ui/section';
import { Monitor } from 'lucide';
import { deviceWords } from '../device-words';
import { useFocusAfter } from '../use-focus-after';
import { forgetBrowser, secondFactorQuery } from './second-factor.api';
import styles from './second-factor.module.css';

type RememberedBrowsersProps = { browsers: RememberedBrowser[]; zone: string };

const ID = 'browsers';

export function RememberedBrowsers({ browsers, zone }: RememberedBrowsersProps) {
  const { t, language } = useTexts('profile/second-factor');
  const forget = useWrite({
    send: (id: string) => forgetBrowser(id, language),
    refreshes: [secondFactorQuery.queryKey],
    told: t('forgotten'),
  });
  const onForgotten = useFocusAfter(
    (id: string) => browsers.every(({ browser_id }) => browser_id !== id),
    () => document.getElementById(ID)?.querySelector('button'),
  );
  const nameOf = (device: string | null) =>
    device ? deviceWords(device, (parts) => t('browser', parts)) : t('browser_unknown');
  return (
    <Section id={ID} title={t('browsers')}>
      <p className={styles.lead}>{t(browsers.length > 0 ? 'browsers_text' : 'browsers_none')}</p>
      <Refusal error={forget.error} refused={t('forget_failed')} />
      <Rows>
        {browsers.map(({ browser_id, device, last_used_at, remembered_until }) => (
          <Row
            key={browser_id}
            icon={Monitor}
            title={nameOf(device)}
            meta={t('browser_used', {
              at: formatInstant(new Date(last_used_at), language, zone),
              until: formatDay(remembered_until.slice(0, 10), language),
            })}
            aside={
              <Button
                size="compact"
                busy={forget.busy}
                aria-label={t('forget_named', { browser: nameOf(device) })}
                onClick={() =>
                  void forget.send(browser_id).then(
                    () => onForgotten(browser_id),
                    () => undefined,
                  )
                }
              >
                {t('forget')}
              </Button>
            }
          />
        ))}
      </Rows>
    </Section>
  );
}
