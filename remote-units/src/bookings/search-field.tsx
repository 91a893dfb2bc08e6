import { BOOKING_SEARCH_LENGTH } from '@manzil/shared/contract/bookings/bookings';
import { useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { TextInput } from '@manzil/shared/ui/field';
import { Search } from 'lucide';
import { useState } from 'react';
import styles from './bookings.module.css';

type SearchFieldProps = { search: string; onSearch: (text: string) => void };

export function SearchField({ search, onSearch }: SearchFieldProps) {
  const { t } = useTexts('units/bookings');
  const [text, setText] = useState(search);
  return (
    <form
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(text.trim());
      }}
    >
      <TextInput
        type="search"
        name="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={BOOKING_SEARCH_LENGTH}
        aria-label={t('bookings.search')}
        placeholder={t('bookings.search')}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          // The cross that browsers offer.
          if (target.value === '' && search) onSearch('');
        }}
      />
      <Button type="submit" icon={Search}>
        {t('bookings.find')}
      </Button>
    </form>
  );
}
