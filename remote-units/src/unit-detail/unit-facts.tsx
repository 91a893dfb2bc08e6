import type { UnitDetail } from '@manzil/shared/contract/units/unit-detail';
import { useTexts } from '@manzil/shared/runtime';
import { Facts } from '@manzil/shared/ui/facts';
import { Section } from '@manzil/shared/ui/section';
import { unitFacts } from './unit-fact-list';

export function UnitFacts({ unit, columns }: { unit: UnitDetail; columns: 1 | 2 }) {
  const words = useTexts('units/unit-detail');
  return (
    <Section title={words.t('facts.title')}>
      <Facts columns={columns} facts={unitFacts(unit, words)} />
    </Section>
  );
}
