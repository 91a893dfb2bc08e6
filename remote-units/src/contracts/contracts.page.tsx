import { unitTitle } from '@manzil/shared/format/unit-title';
import { useTexts } from '@manzil/shared/runtime';
import { PageHead } from '@manzil/shared/ui/page-head';
import { Link, useSearchParams } from 'react-router-dom';
import { NoUnits } from '../unit/no-units';
import { UnitSearch } from '../unit-search/unit-search';
import { ContractGroups } from './contract-groups';
import { choiceIn } from './contracts.api';
import styles from './contracts.module.css';
import { NoneFound } from './none-found';
import { StateSwitch } from './state-switch';
import { useFirstPages } from './use-first-pages';

export default function ContractsPage() {
  const { t } = useTexts('units/contracts');
  const [address, setAddress] = useSearchParams();
  const choice = choiceIn(address);
  const { unit_id, search = '', state } = choice;
  const pages = useFirstPages(choice);
  const lists = Object.values(pages).filter((list) => list !== undefined);
  const isNarrowed = Boolean(unit_id || search);
  // Without a purchase there are no units yet, whatever else was handed in.
  const none =
    isNarrowed || state ? lists.every(({ count }) => count === 0) : !pages.purchase?.count;
  const hasNoUnits = none && !isNarrowed && !state;
  const unit = lists
    .flatMap(({ items }) => items)
    .find((contract) => contract.unit?.unit_id === unit_id)?.unit;
  // Of what fits on a page each is in sight.
  const searches = !unit_id && (search !== '' || lists.some(({ has_more }) => has_more));
  return (
    <>
      <PageHead
        title={t('contracts.title')}
        meta={
          unit_id &&
          (state || !none) && (
            <>
              <span className="user-data">
                {unit ? t('contracts.only', { unit: unitTitle(unit) }) : t('contracts.only_this')}
              </span>
              <Link to="/contracts">{t('contracts.to_all')}</Link>
            </>
          )
        }
      />
      {!hasNoUnits && <StateSwitch />}
      {searches && (
        <div className={styles.search}>
          <UnitSearch
            label={t('contracts.search')}
            value={search}
            onSearch={(text) =>
              setAddress(
                { ...(state && { state }), ...(text && { search: text }) },
                { replace: true, preventScrollReset: true },
              )
            }
          />
        </div>
      )}
      <div className={styles.groups}>
        {!none && <ContractGroups choice={choice} />}
        {none && state && !search && <p className="secondary">{t('contracts.none_ended')}</p>}
        {none && search && <NoneFound ended={state === 'ended'} />}
        {none && !state && !search && (isNarrowed ? <NoneFound /> : <NoUnits />)}
      </div>
    </>
  );
}
