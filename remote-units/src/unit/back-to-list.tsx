import { BackLink } from '@manzil/shared/ui/back-link';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { listLeftIn } from './list-left';

/** To the units, searched, sorted and scrolled as they were left; to all of them for who comes from elsewhere. */
export function BackToList({ children }: { children: ReactNode }) {
  const list = listLeftIn(useLocation().state);
  return (
    <BackLink to={{ pathname: '/my-units', search: list.search }} state={{ list }}>
      {children}
    </BackLink>
  );
}
