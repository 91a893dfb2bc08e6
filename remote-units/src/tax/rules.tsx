import { TAX_RULES, TAX_RULES_AS_OF } from '@manzil/shared/domain/tax-rules';
import type { TaxResidence } from '@manzil/shared/domain/tax-year';
import { formatMonth } from '@manzil/shared/format/date';
import { useTexts } from '@manzil/shared/runtime';
import { Notice } from '@manzil/shared/ui/notice';
import { Info } from 'lucide';
import { SourceLink } from './source-link';

/** What treaty and progression mean there, before any figure. */
export function Rules({ residence }: { residence: TaxResidence | null }) {
  const { t, language } = useTexts('units/tax');
  if (!residence) {
    return (
      <Notice tone="info" icon={Info} title={t('tax.choose')}>
        {t('tax.choose_text')}
      </Notice>
    );
  }
  const { treaty, treatySource } = TAX_RULES[residence];
  return (
    <Notice tone="info" icon={Info} title={t('tax.no_advice')}>
      {treaty[language]} {t('tax.as_of', { month: formatMonth(TAX_RULES_AS_OF, language) })}{' '}
      {t('tax.source')}{' '}
      <SourceLink url={treatySource.url}>{treatySource.label[language]}</SourceLink>
    </Notice>
  );
}
