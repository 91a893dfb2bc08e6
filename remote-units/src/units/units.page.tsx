import type { UnitList } from '@manzil/shared/contract/units/unit-list';
import { formatNumber } from '@manzil/shared/format/percent';
import { useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { ErrorState } from '@manzil/shared/ui/error-state';
import { PageHead } from '@manzil/shared/ui/page-head';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PartSwitch } from '../display/part-switch';
import { useDisplay } from '../display/use-display';
import { usePart } from '../display/use-part';
import { NoUnits } from '../unit/no-units';
import { numberWord } from '../unit/number-word';
import { unitListQuery } from '../units.api';
import { askedFor, isFiltered } from './choice';
import { DownloadUnits } from './download-units';
import { FoundUnits } from './found-units';
import { NoMatch } from './no-match';
import { ResultLine } from './result-line';
import { Tools } from './tools';
import tools from './tools.module.css';
import { Totals } from './totals';
import styles from './units.module.css';
import { useChoice } from './use-choice';
import { useKeptPlace } from './use-kept-place';
import { useStretchTop } from './use-stretch-top';
import { viewFor } from './view';

/** From here on there is something to choose from. */
const SEVERAL = 4;

export default function UnitsPage() {
  const words = useTexts('units/units');
  const { t, language } = words;
  const choosing = useChoice();
  const { unit_view = null } = useDisplay();
  const asked = askedFor(choosing.choice, usePart().inPart);
  const list = useInfiniteQuery(unitListQuery(asked, choosing.first));
  // A choice that fails leaves search and filters where they were.
  const [known, setKnown] = useState(list.data?.pages[0]);
  const first = list.data?.pages[0] ?? known;
  if (first && first !== known) setKnown(first);
  const place = useKeptPlace(list.data !== undefined);
  useStretchTop(choosing.first, place);
  if (first?.owned === 0) {
    return (
      <>
        <PageHead title={t('units.title_none')} />
        <div className={styles.list}>
          <NoUnits />
        </div>
      </>
    );
  }
  const { owned = 0, counts, totals } = first ?? {};
  const view = viewFor(choosing.view, unit_view, owned);
  return (
    <>
      <PageHead
        title={
          totals && isFiltered(choosing.choice)
            ? t('units.title_found', {
                found: formatNumber(totals.count, language),
                owned: formatNumber(owned, language),
              })
            : owned > 0
              ? t('units.title', { count: owned, number: capital(numberWord(owned, words)) })
              : t('units.title_none')
        }
      />
      {totals && <Totals totals={totals} />}
      {totals && sharesAny(totals) && <PartSwitch />}
      {owned > 0 && owned < SEVERAL && (
        <div className={tools.result}>
          <DownloadUnits choice={choosing.choice} />
        </div>
      )}
      {counts && owned >= SEVERAL && (
        <>
          <Tools counts={counts} choosing={choosing} />
          <ResultLine found={totals?.count ?? 0} owned={owned} view={view} choosing={choosing} />
        </>
      )}
      <div className={styles.list} aria-busy={list.isPlaceholderData || list.isPending}>
        {list.isError && !list.data && (
          <ErrorState
            title={t('units.list_failed')}
            message={t('units.list_failed_text')}
            action={
              <Button busy={list.isFetching} onClick={() => void list.refetch()}>
                {t('retry')}
              </Button>
            }
          />
        )}
        {list.data && totals?.count === 0 && <NoMatch onReset={choosing.reset} />}
        {list.data && (
          <FoundUnits list={list} pages={list.data.pages} view={view} choosing={choosing} />
        )}
      </div>
    </>
  );
}

/** What is owned whole has the same sums in part. */
const sharesAny = ({ part, purchase_price }: UnitList['totals']): boolean =>
  part.purchase_price.amount !== purchase_price.amount;

const capital = (word: string): string => word.charAt(0).toLocaleUpperCase() + word.slice(1);
