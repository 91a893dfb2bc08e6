import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { sanitiserQuery } from './sanitiser.api';

export function RichText({ html, className }: { html: string; className?: string | undefined }) {
  const { data: sanitise } = useQuery(sanitiserQuery);
  const cleaned = useMemo(() => sanitise?.(html) ?? '', [sanitise, html]);
  return <div className={className} dangerouslySetInnerHTML={{ __html: cleaned }} />;
}
