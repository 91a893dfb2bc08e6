import { RefreshCw, TriangleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { Notice } from '../notice/notice';

type StaleNoticeProps = {
  title: string;
  retryLabel: string;
  busy: boolean;
  onRetry: () => void;
  children: ReactNode;
};

/** What is on show could not be refreshed; it stays, and the user may try again. */
export function StaleNotice({ title, retryLabel, busy, onRetry, children }: StaleNoticeProps) {
  return (
    <Notice
      tone="warn"
      icon={TriangleAlert}
      title={title}
      action={
        <Button variant="quiet" icon={RefreshCw} busy={busy} onClick={onRetry}>
          {retryLabel}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
