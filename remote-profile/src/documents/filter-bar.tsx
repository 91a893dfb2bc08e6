import type { DocumentType } from '@manzil/shared/contract/documents/document-entry';
import { useTexts } from '@manzil/shared/runtime';
import { Select } from '@manzil/shared/ui/field';
import { useSearchParams } from 'react-router-dom';
import { documentLabel } from './document-label';
import styles from './documents.module.css';
import { type Filters, statuses } from './filters';

type FilterBarProps = {
  filters: Filters;
  units: readonly string[];
  types: readonly DocumentType[];
  /** How many wait for the user. */
  open: number;
};

/** Which documents are shown. The choice lives in the address. */
export function FilterBar({ filters, units, types, open }: FilterBarProps) {
  const { t } = useTexts('profile/documents');
  const [search, setSearch] = useSearchParams();
  const { status, type, unit } = filters;

  function choose(name: keyof Filters, value: string): void {
    const next = new URLSearchParams(search);
    if (value) next.set(name, value);
    else next.delete(name);
    setSearch(next, { replace: true, preventScrollReset: true });
  }

  return (
    <fieldset className={styles.filters}>
      <legend className="visually-hidden">{t('documents.filters')}</legend>
      <Select
        compact
        aria-label={t('documents.filter_status')}
        value={status ?? ''}
        onChange={({ target }) => choose('status', target.value)}
      >
        <option value="">{t('documents.all_statuses')}</option>
        {statuses.map((each) => (
          <option key={each} value={each}>
            {t(`documents.with_status.${each}`, { count: open })}
          </option>
        ))}
      </Select>
      {units.length > 1 && (
        <Select
          compact
          aria-label={t('documents.filter_unit')}
          value={unit ?? ''}
          onChange={({ target }) => choose('unit', target.value)}
        >
          <option value="">{t('documents.all_units')}</option>
          {units.map((label) => (
            <option key={label}>{label}</option>
          ))}
        </Select>
      )}
      <Select
        compact
        aria-label={t('documents.filter_type')}
        value={type ?? ''}
        onChange={({ target }) => choose('type', target.value)}
      >
        <option value="">{t('documents.all_types')}</option>
        {types.map((each) => (
          <option key={each} value={each}>
            {documentLabel(each, t)}
          </option>
        ))}
      </Select>
    </fieldset>
  );
}
