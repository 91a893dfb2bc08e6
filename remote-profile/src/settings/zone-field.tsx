import { z } from '@manzil/shared/contract/schema';
import { Form, useApiForm } from '@manzil/shared/forms';
import { ComboboxField } from '@manzil/shared/forms/fields/combobox-field';
import { useTexts } from '@manzil/shared/runtime';
import { useEffect, useMemo, useState } from 'react';
import styles from './settings.module.css';
import { zoneOptions } from './zone-options';

type ZoneFieldProps = { zone: string; change: (zone: string) => void };

const Zone = z.strictObject({ timezone: z.string().check(z.minLength(1)) });

export default function ZoneField({ zone, change }: ZoneFieldProps) {
  const { t, language } = useTexts('profile/settings');
  const options = useMemo(() => zoneOptions(zone, language), [zone, language]);
  const form = useApiForm({
    values: { timezone: zone },
    schema: Zone,
    words: { timezone: t('settings.zone_choose') },
    leave: 'free',
    typed: ({ timezone }) => timezone && change(timezone),
    send: async (input) => input,
    sent: () => undefined,
  });
  // Said without leading back to it, as sending would: nobody is kept in a field that is left.
  const [left, setLeft] = useState(false);
  const isUnknown = form.valueOf('timezone') === '';
  const told: typeof form = {
    ...form,
    errorOf: (name) => (left && isUnknown ? t('settings.zone_choose') : form.errorOf(name)),
  };
  // As it was, where it could not be saved.
  useEffect(() => form.reset({ timezone: zone }), [zone]);
  return (
    <Form form={form} className={styles.zone}>
      <fieldset
        // What is in no list is said to be, as soon as the user goes on.
        onBlur={() => setLeft(true)}
      >
        <ComboboxField
          form={told}
          name="timezone"
          label={<span className="visually-hidden">{t('settings.zone')}</span>}
          options={options}
        />
      </fieldset>
    </Form>
  );
}
