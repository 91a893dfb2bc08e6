import type { ContractKind } from '@manzil/shared/contract/contracts/contracts';
import { useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { Rows } from '@manzil/shared/ui/rows';
import { Section } from '@manzil/shared/ui/section';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ContractRow } from './contract-row';
import { type ContractChoice, contractsQuery } from './contracts.api';

type ContractGroupProps = {
  kind: ContractKind;
  choice: ContractChoice;
  /** Said where there are none; left out: nothing is. */
  none?: ReactNode;
};

/** Contracts of one kind. A long list starts with its first page, so that the next kind stays in reach. */
export function ContractGroup({ kind, choice, none }: ContractGroupProps) {
  const { t } = useTexts('units/contracts');
  const list = useInfiniteQuery(contractsQuery(kind, choice));
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const count = list.data?.pages[0]?.count ?? 0;
  const failed = list.isFetchNextPageError && !list.isFetchingNextPage;
  if (count === 0 && !none) return null;
  return (
    <Section
      id={kind}
      title={t(`contracts.kinds.${kind}`)}
      aside={
        count > 0 &&
        t(kind === 'power_of_attorney' ? 'contracts.powers' : 'contracts.count', { count })
      }
    >
      {count === 0 ? (
        <p className="secondary">{none}</p>
      ) : (
        <Rows>
          {items.map((contract) => (
            <ContractRow key={contract.contract_id} contract={contract} />
          ))}
        </Rows>
      )}
      {list.hasNextPage && (
        <>
          {failed && <p role="alert">{t('money.failed')}</p>}
          <Button
            variant="quiet"
            busy={list.isFetchingNextPage}
            busyLabel={t('money.loading')}
            onClick={() => void list.fetchNextPage()}
          >
            {t(failed ? 'retry' : 'contracts.more')}
          </Button>
        </>
      )}
    </Section>
  );
}
