import type { Project } from '@manzil/shared/contract/projects';
import { Notice } from '@manzil/shared/ui/notice';
import { ShieldCheck } from 'lucide-react';
import { useWords } from '../words';

/** The only account instalments may go to, enough of it to recognise a wrong one. */
export function ProjectEscrow({ escrow }: { escrow: NonNullable<Project['escrow']> }) {
  const { t } = useWords();
  return (
    <Notice tone="brass" icon={ShieldCheck} title={t('project.escrow')}>
      {t('project.escrow_account', { bank: escrow.bank_name, last4: escrow.iban_last4 })}
    </Notice>
  );
}
