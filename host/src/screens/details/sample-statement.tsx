import { addressOf } from '@manzil/shared/contract/operation';
import { getSampleStatement } from '@manzil/shared/contract/statements/operations';
import { apiAddress, usePortal } from '@manzil/shared/runtime';
import { ButtonLink } from '@manzil/shared/ui/button';
import { FileText } from 'lucide';

export function SampleStatementLink({ label }: { label: string }) {
  const { language } = usePortal();
  return (
    <ButtonLink
      href={apiAddress(addressOf(getSampleStatement, { query: { language } }))}
      target="_blank"
      rel="noreferrer"
      icon={FileText}
    >
      {label}
    </ButtonLink>
  );
}
