import { DUBAI, formatTime } from '@manzil/shared/format/date';
import { useTexts } from '@manzil/shared/runtime';
import { LatePart } from '../late-part';
import { SettingRow } from './setting-row';
import styles from './settings.module.css';

// Finding one of 400 by typing is more code than the rest of the page.
const loadZoneField = () => import(/* webpackChunkName: "zone-field" */ './zone-field');

type ZoneRowProps = { zone: string; change: (zone: string) => void };

export function ZoneRow({ zone, change }: ZoneRowProps) {
  const { t, language } = useTexts('profile/settings');
  const now = new Date();
  return (
    <SettingRow
      title={t('settings.zone')}
      note={t('settings.zone_now', {
        here: formatTime(now, language, zone),
        dubai: formatTime(now, language, DUBAI),
      })}
    >
      <LatePart
        load={loadZoneField}
        props={{ zone, change }}
        waiting={<p className={styles.zoneWaits}>{zone}</p>}
      />
    </SettingRow>
  );
}
