import type { Language } from '@manzil/shared/contract/values';
import { useTexts } from '@manzil/shared/runtime';
import { saveAnswer } from '@manzil/shared/saving/save-answer';
import { useSaving } from '@manzil/shared/saving/use-saving';
import { Button } from '@manzil/shared/ui/button';
import { Select } from '@manzil/shared/ui/field';
import { Download } from 'lucide';
import { useState } from 'react';
import { type BookingFormat, bookingFile } from './bookings.api';
import styles from './bookings.module.css';
import type { BookingFilter } from './filter';

const NUMBERS: readonly Language[] = ['de', 'en'];

/** Exactly the bookings that the filter finds, whole, for a spreadsheet. */
export function DownloadBookings({ filter }: { filter: BookingFilter }) {
  const { t, language } = useTexts('units/bookings');
  const [numbers, setNumbers] = useState(language);
  return (
    <div className={styles.files}>
      <Select
        compact
        aria-label={t('file.numbers')}
        value={numbers}
        onChange={({ target }) => setNumbers(target.value as Language)}
      >
        {NUMBERS.map((each) => (
          <option key={each} value={each}>
            {t(`file.numbers_${each}`)}
          </option>
        ))}
      </Select>
      <FileButton format="csv" filter={filter} numbers={numbers} />
      <FileButton format="xlsx" filter={filter} numbers={numbers} />
    </div>
  );
}

/** In the name of the file, `-2026-10`. */
const daysIn = ({ year, month }: BookingFilter): string =>
  [year, month && String(month).padStart(2, '0')].map((part) => (part ? `-${part}` : '')).join('');

type FileButtonProps = { format: BookingFormat; filter: BookingFilter; numbers: Language };

function FileButton({ format, filter, numbers }: FileButtonProps) {
  const { t, language } = useTexts('units/bookings');
  const name = format.toUpperCase();
  const { busy, save } = useSaving({
    save: () =>
      saveAnswer(t('file.name', { days: daysIn(filter), format }), () =>
        bookingFile(format, filter, numbers, language),
      ),
    failed: t('file.failed', { format: name }),
    advice: () => t('file.failed_text'),
  });
  return (
    <Button
      size="compact"
      icon={Download}
      aria-label={t('file.load', { format: name })}
      busy={busy}
      onClick={save}
    >
      {name}
    </Button>
  );
}
