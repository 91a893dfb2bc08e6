import { useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { Rows } from '@manzil/shared/ui/rows';
import { Section } from '@manzil/shared/ui/section';
import { type ReactNode, useState } from 'react';

const FIRST = 12;

type ContractGroupProps<Item> = {
  title: string;
  items: readonly Item[];
  row: (item: Item) => ReactNode;
  none: string;
};

/** Contracts of one kind. A long list starts with its first entries, so that the next kind stays in reach. */
export function ContractGroup<Item>({ title, items, row, none }: ContractGroupProps<Item>) {
  const { t } = useTexts('units/contracts');
  const [all, setAll] = useState(false);
  const count = items.length;
  return (
    <Section title={title} aside={count > 0 && t('contracts.count', { count })}>
      {count === 0 ? (
        <p className="secondary">{none}</p>
      ) : (
        <Rows>{items.slice(0, all ? undefined : FIRST).map(row)}</Rows>
      )}
      {!all && count > FIRST && (
        <Button variant="quiet" onClick={() => setAll(true)}>
          {t('contracts.all', { count })}
        </Button>
      )}
    </Section>
  );
}
