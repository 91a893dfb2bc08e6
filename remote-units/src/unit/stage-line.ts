import type { Lifecycle, UnitStage } from '@manzil/shared/contract/units/unit-stage';
import { daysBetween } from '@manzil/shared/domain/deadlines';
import { formatDay } from '@manzil/shared/format/date';
import { formatBps } from '@manzil/shared/format/percent';
import type { TextsOf } from '@manzil/shared/runtime';
import { today } from '../today';
import { stageKind } from './stage-kind';

type Staged = { lifecycle: Lifecycle; stage: UnitStage };

/** The few words below a building: "62 %, 24 von 32 Geschossen". Empty where nothing is known. */
export function stageLine({ lifecycle, stage }: Staged, { t, language }: TextsOf<'units'>): string {
  const { construction, handover, tenancy, vacant_since } = stage;
  switch (stageKind(lifecycle)) {
    case 'construction':
      return construction
        ? t('stage.built', {
            percent: formatBps(construction.progress_bps, language),
            built: construction.floors_built,
            floors: construction.floors,
          })
        : '';
    case 'handover':
      return handover ? t('stage.steps', { done: handover.steps_done, steps: handover.steps }) : '';
    case 'vacant':
      return vacant_since ? t('stage.since', { count: daysBetween(vacant_since, today()) }) : '';
    case 'let':
      return tenancy ? t('stage.until', { day: formatDay(tenancy.ends_on, language) }) : '';
    default:
      return '';
  }
}
