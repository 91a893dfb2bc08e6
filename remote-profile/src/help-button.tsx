import { usePortal } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import type { ReactNode } from 'react';

type HelpButtonProps = {
  variant?: 'primary' | 'ghost' | 'quiet';
  children: ReactNode;
};

export function HelpButton({ variant = 'ghost', children }: HelpButtonProps) {
  const { openHelp } = usePortal();
  return (
    <Button variant={variant} aria-haspopup="dialog" onClick={() => openHelp()}>
      {children}
    </Button>
  );
}
