import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';

type UnitLinkProps = { unitId: string; className?: string | undefined; children: ReactNode };

/** From the list to a unit, which leads back to the list as it is left (`BackToList`). */
export function UnitLink({ unitId, className, children }: UnitLinkProps) {
  const { search, key } = useLocation();
  return (
    <Link className={className} to={`/my-units/${unitId}`} state={{ list: { search, key } }}>
      {children}
    </Link>
  );
}
