import { useTexts } from '@manzil/shared/runtime';
import { Link } from 'react-router-dom';
import { ContractGroup } from './contract-group';
import type { ContractChoice } from './contracts.api';

/** All kinds. Of those that have ended or were sought by their name, a kind without any is left out. */
export function ContractGroups({ choice }: { choice: ContractChoice }) {
  const { t } = useTexts('units/contracts');
  const none = choice.unit_id ? 'none_of_unit' : 'none';
  const tells = !choice.search && !choice.state;
  return (
    <>
      <ContractGroup
        kind="purchase"
        choice={choice}
        none={tells && t(choice.unit_id ? 'contracts.none_of_unit.purchase' : 'no_units.title')}
      />
      <ContractGroup
        kind="management"
        choice={choice}
        none={tells && <Link to="/packages">{t(`contracts.${none}.management`)}</Link>}
      />
      <ContractGroup
        kind="tenancy"
        choice={choice}
        none={tells && t(`contracts.${none}.tenancy`)}
      />
      <ContractGroup
        kind="power_of_attorney"
        choice={choice}
        none={
          tells && (
            <Link to="/profile/documents?upload=power-of-attorney">
              {t(`contracts.${none}.power_of_attorney`)}
            </Link>
          )
        }
      />
    </>
  );
}
