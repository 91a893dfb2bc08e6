import { AreaUnit, DisplayCurrency } from '@manzil/shared/contract/settings/display';
import type { Settings } from '@manzil/shared/contract/settings/settings';
import { Language } from '@manzil/shared/contract/values';
import { usePortal, useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { Section } from '@manzil/shared/ui/section';
import { Segmented } from '@manzil/shared/ui/segmented';
import type { ChangingSettings } from './changing-settings';
import type { Choice } from './choices';
import { NotSaved, SavedNote } from './saved-note';
import { SettingRow } from './setting-row';
import styles from './settings.module.css';
import { ZoneRow } from './zone-row';

const CHOICES: readonly Choice[] = ['locale', 'display_currency', 'area_unit', 'timezone'];

type DisplayPartProps = { settings: Settings; changing: ChangingSettings };

export function DisplayPart({ settings, changing }: DisplayPartProps) {
  const { t, language } = useTexts('profile/settings');
  const { setLanguage } = usePortal();
  const { change } = changing;
  const { locale, display_currency, area_unit, timezone } = settings;
  const speak = (next: Language) => {
    setLanguage(next);
    change('locale', next);
  };
  return (
    <Section
      id="display"
      title={t('settings.parts.display')}
      note={<SavedNote changing={changing} choices={CHOICES} />}
    >
      <p className={styles.lead}>{t('settings.display_lead')}</p>
      <NotSaved changing={changing} choices={CHOICES} />
      <div className={styles.rows}>
        <SettingRow
          title={t('settings.language')}
          note={
            locale === language ? (
              t('settings.mails_follow')
            ) : (
              <>
                {t(`settings.mails_in_${locale}`)}{' '}
                <Button variant="quiet" onClick={() => change('locale', language)}>
                  {t('settings.mails_too')}
                </Button>
              </>
            )
          }
        >
          <Segmented
            legend={t('settings.language')}
            options={Language.options.map((value) => ({ value, label: t(`languages.${value}`) }))}
            value={language}
            onChange={speak}
          />
        </SettingRow>
        <SettingRow title={t('settings.currency')} note={t('settings.currency_note')}>
          <Segmented
            legend={t('settings.currency')}
            options={DisplayCurrency.options.map((value) => ({
              value,
              label: t(`settings.currencies.${value}`),
            }))}
            value={display_currency}
            onChange={(value) => change('display_currency', value)}
          />
        </SettingRow>
        <SettingRow title={t('settings.area')}>
          <Segmented
            legend={t('settings.area')}
            options={AreaUnit.options.map((value) => ({
              value,
              label: t(`settings.areas.${value}`),
            }))}
            value={area_unit}
            onChange={(value) => change('area_unit', value)}
          />
        </SettingRow>
        <ZoneRow zone={timezone} change={(zone) => change('timezone', zone)} />
      </div>
    </Section>
  );
}
