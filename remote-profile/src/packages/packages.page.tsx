import { useSearchParams } from 'react-router-dom';
import { PackageOverview } from './package-overview';
import { chosenIn } from './packages.api';
import { UnitPackageView } from './unit-package-view';

export default function PackagesPage() {
  const [search] = useSearchParams();
  const { unitId, filter } = chosenIn(search);
  return unitId ? (
    <UnitPackageView key={unitId} unitId={unitId} />
  ) : (
    <PackageOverview filter={filter} />
  );
}
