import { showAlert, useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { Copy } from 'lucide';
import type { ReactNode } from 'react';

export function CopyButton({ text, children }: { text: string; children: ReactNode }) {
  const { t } = useTexts('profile/second-factor');
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      showAlert({ type: 'success', title: t('copied') });
    } catch {
      // Refused, or there is no clipboard: over http browsers have none.
      showAlert({ type: 'error', title: t('not_copied') });
    }
  }
  return (
    <Button size="compact" icon={Copy} onClick={() => void copy()}>
      {children}
    </Button>
  );
}
