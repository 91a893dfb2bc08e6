import { isolated } from '@manzil/shared/format/isolated';
import { formatBps } from '@manzil/shared/format/percent';
import { unitTitle } from '@manzil/shared/format/unit-title';
import { useTexts } from '@manzil/shared/runtime';
import { ButtonLink } from '@manzil/shared/ui/button';
import { useDocumentTitle } from '@manzil/shared/ui/document-title';
import { PageHead } from '@manzil/shared/ui/page-head';
import { Columns } from '@manzil/shared/ui/section';
import { useQuery } from '@tanstack/react-query';
import { Building2, HardHat } from 'lucide';
import { Link, useParams } from 'react-router-dom';
import { PartSwitch } from '../display/part-switch';
import { isShared, usePart } from '../display/use-part';
import { BackToList } from '../unit/back-to-list';
import { LifecycleChip } from '../unit/lifecycle-chip';
import { stageKind } from '../unit/stage-kind';
import { stageLine } from '../unit/stage-line';
import { UnitName } from '../unit/unit-name';
import { unitQuery } from '../units.api';
import { Cheques } from './cheques';
import { HandoverProgress } from './handover-progress';
import { Instalments } from './instalments';
import styles from './unit-detail.module.css';
import { UnitDrawing } from './unit-drawing';
import { UnitFacts } from './unit-facts';
import { UnitPlaces } from './unit-places';
import { YieldBox } from './yield-box';

export default function UnitDetailPage() {
  const words = useTexts('units/unit-detail');
  const { t, language } = words;
  const { unitId = '' } = useParams();
  const { data } = useQuery(unitQuery(unitId));
  const part = usePart();
  useDocumentTitle(data && unitTitle(data));
  if (!data) return null;
  const unit = part.shown(data);
  const kind = stageKind(unit.lifecycle);
  const underConstruction = kind === 'construction';
  const inPlan = underConstruction || kind === 'handover';
  // Instalments may be due after the handover.
  const isPaid = unit.instalments.every(({ status }) => status === 'paid');
  const showsPlan = unit.instalments.length > 0 && (inPlan || !isPaid);
  // The facts stand beside the drawing where neither rent nor handover does.
  const isFilled = unit.yield !== null || unit.cheques.length > 0 || kind === 'handover';
  const percent = formatBps(unit.share_bps, language);
  const meta = [
    stageLine(unit, words),
    isolated(unit.community),
    t('unit.floor', { floor: unit.floor }),
    t('unit.share', { percent }),
  ];
  return (
    <>
      <PageHead
        back={<BackToList>{t('unit.back')}</BackToList>}
        title={<UnitName unit={unit} />}
        meta={
          <>
            <LifecycleChip lifecycle={unit.lifecycle} />
            <span>{meta.filter(Boolean).join(' · ')}</span>
          </>
        }
        aside={
          <ButtonLink
            as={Link}
            to={`/project/${unit.property_id}`}
            icon={underConstruction ? HardHat : Building2}
          >
            {t(underConstruction ? 'unit.project' : 'unit.building')}
          </ButtonLink>
        }
      />
      {isShared(unit) && <PartSwitch percent={percent} />}
      <div className={styles.body}>
        <Columns>
          <div>
            <UnitDrawing unit={unit} />
            {isFilled && <UnitFacts unit={unit} columns={2} />}
          </div>
          <div>
            {unit.yield && <YieldBox figures={unit.yield} />}
            {unit.cheques.length > 0 && <Cheques unit={unit} />}
            {kind === 'handover' && <HandoverProgress unit={data} />}
            {!isFilled && <UnitFacts unit={unit} columns={1} />}
          </div>
        </Columns>
      </div>
      {showsPlan && <Instalments unit={unit} />}
      <UnitPlaces unit={unit} />
    </>
  );
}
