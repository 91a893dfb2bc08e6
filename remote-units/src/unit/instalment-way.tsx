import { BackLink } from '@manzil/shared/ui/back-link';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';

type InstalmentLinkProps = { unitId: string; seq: number; children: ReactNode };

/** From a unit to one of its instalments. The list that the unit was opened from goes along, there and back. */
export function InstalmentLink({ unitId, seq, children }: InstalmentLinkProps) {
  const { state } = useLocation();
  return (
    <Link to={`/my-units/${unitId}/instalments/${seq}`} state={state}>
      {children}
    </Link>
  );
}

export function BackToUnit({ unitId, children }: { unitId: string; children: ReactNode }) {
  const { state } = useLocation();
  return (
    <BackLink to={`/my-units/${unitId}#instalments`} state={state}>
      {children}
    </BackLink>
  );
}
