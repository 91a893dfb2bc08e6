import type { Project } from '@manzil/shared/contract/projects/projects';
import { useTexts } from '@manzil/shared/runtime';
import { Notice } from '@manzil/shared/ui/notice';
import { ShieldCheck } from 'lucide';

/** Enough of it to recognise a wrong one. */
export function ProjectEscrow({ escrow }: { escrow: NonNullable<Project['escrow']> }) {
  const { t } = useTexts('units/project');
  return (
    <Notice tone="brass" icon={ShieldCheck} title={t('project.escrow')}>
      {t('project.escrow_account', { bank: escrow.bank_name, last4: escrow.iban_last4 })}
    </Notice>
  );
}
