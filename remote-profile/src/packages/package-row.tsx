import type { UnitPackage } from '@manzil/shared/contract/packages/packages';
import { unitTitle } from '@manzil/shared/format/unit-title';
import { useTexts } from '@manzil/shared/runtime';
import { Chip } from '@manzil/shared/ui/chip';
import { LineIcon } from '@manzil/shared/ui/line-icon';
import { Row } from '@manzil/shared/ui/rows';
import { ChevronRight, Clock } from 'lucide';
import { Link } from 'react-router-dom';
import { beginOf, costOf, packageName, sinceOf } from './package-words';
import styles from './packages.module.css';

/** A unit with what it has, what it costs, and what is scheduled; leads to its choice. */
export function PackageRow({ unit }: { unit: UnitPackage }) {
  const words = useTexts('profile/packages');
  const { present, scheduled } = unit;
  return (
    <Row
      title={<Link to={`/packages?unit=${unit.unit_id}`}>{unitTitle(unit)}</Link>}
      meta={
        <>
          {sinceOf(unit, words)}
          {present && ` · ${costOf(present, words)}`}
          {scheduled && (
            <span className={styles.chip}>
              <Chip tone="brass" icon={Clock}>
                {packageName[scheduled.package_code]} {beginOf(scheduled, words)}
              </Chip>
            </span>
          )}
        </>
      }
      aside={<LineIcon lines={ChevronRight} size={20} strokeWidth={1.5} />}
      stretched
    />
  );
}
