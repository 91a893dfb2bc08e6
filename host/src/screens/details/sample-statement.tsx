import { apiAddress, usePortal } from '@manzil/shared/runtime';
import { ButtonLink } from '@manzil/shared/ui/button';
import { FileText } from 'lucide';

/** Opens a statement of made-up data, drawn by what draws the real ones. */
export function SampleStatementLink({ label }: { label: string }) {
  const { language } = usePortal();
  return (
    <ButtonLink
      href={apiAddress(`sample-statement?language=${language}`)}
      target="_blank"
      rel="noreferrer"
      icon={FileText}
    >
      {label}
    </ButtonLink>
  );
}
