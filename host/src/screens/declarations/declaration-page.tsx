import { type ApiError, usePortal } from '@manzil/shared/runtime';
import { PageHead } from '@manzil/shared/ui/page-head';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import styles from './declaration.module.css';
import { DeclarationAside } from './declaration-aside';
import { DeclarationCheck } from './declaration-check';
import { DeclarationFields } from './declaration-fields';
import { problemsOf } from './declaration-input';
import { DeclarationReceipt } from './declaration-receipt';
import { type DeclarationKind, declarationTexts } from './declaration-texts';
import type { Received } from './declarations.api';
import { useDeclarationForm } from './use-declaration-form';
import { useStepFocus } from './use-step-focus';

/** The steps are entries of the history, so "back" leads to the first. */
export function DeclarationPage({ kind }: { kind: DeclarationKind }) {
  const { language } = usePortal();
  const texts = declarationTexts(language);
  const own = texts.kinds[kind];
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [received, setReceived] = useState<Received | null>(null);
  const { form, draft, clear } = useDeclarationForm(kind, () => navigate('?step=check'));

  const asked = params.get('step');
  const complete = draft !== null && Object.keys(problemsOf(kind, draft.values)).length === 0;
  const step = stepOf(asked, received !== null, complete);
  const titleRef = useStepFocus(step);

  function finish(what: Received): void {
    clear();
    setReceived(what);
    navigate('?step=receipt', { replace: true });
  }

  function refuse(error: ApiError): void {
    navigate({ search: '' }, { replace: true });
    form.refuse(error);
  }

  const heads = {
    data: { title: own.title, lead: own.lead, meta: texts.step.replace('{{n}}', '1') },
    check: { title: own.check_title, lead: own.check_lead, meta: texts.step.replace('{{n}}', '2') },
    receipt: {
      title: own.receipt_title,
      lead: (received?.receipt_mailed ? texts.receipt_lead : texts.receipt_lead_unmailed).replace(
        '{{email}}',
        received?.email ?? '',
      ),
      meta: undefined,
    },
  };
  const { title, lead, meta } = heads[step];
  return (
    <div className={styles.page}>
      <PageHead title={title} titleRef={titleRef} meta={meta} />
      <p className={styles.lead}>{lead}</p>
      {step === 'data' && (
        <div className={styles.columns}>
          <DeclarationFields kind={kind} texts={texts} form={form} />
          <DeclarationAside texts={own} />
        </div>
      )}
      {step === 'check' && draft && (
        <DeclarationCheck
          kind={kind}
          texts={texts}
          draft={draft}
          onReceived={finish}
          onRefused={refuse}
          onEdit={() => navigate({ search: '' }, { replace: true })}
        />
      )}
      {step === 'receipt' && received && (
        <DeclarationReceipt kind={kind} texts={texts} received={received} />
      )}
    </div>
  );
}

function stepOf(asked: string | null, received: boolean, complete: boolean) {
  if (asked === 'receipt' && received) return 'receipt';
  return asked === 'check' && complete ? 'check' : 'data';
}
