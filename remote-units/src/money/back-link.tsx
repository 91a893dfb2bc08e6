import { LineIcon } from '@manzil/shared/ui/line-icon';
import { ArrowLeft } from 'lucide';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to}>
      <LineIcon lines={ArrowLeft} size={16} strokeWidth={1.75} />
      {children}
    </Link>
  );
}
