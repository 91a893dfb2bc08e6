import { instalmentName } from '@manzil/shared/format/instalment-name';
import { formatAmount } from '@manzil/shared/format/money';
import { unitTitle } from '@manzil/shared/format/unit-title';
import { useTexts } from '@manzil/shared/runtime';
import { useDocumentTitle } from '@manzil/shared/ui/document-title';
import { PageHead } from '@manzil/shared/ui/page-head';
import { Columns } from '@manzil/shared/ui/section';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { currencyOf } from '../figures/amount';
import { BackToUnit } from '../unit/instalment-way';
import { DueLine } from './due-line';
import { instalmentQuery } from './instalment.api';
import styles from './instalment.module.css';
import { PaymentDetails } from './payment-details';
import { PaymentSteps } from './payment-steps';
import { ProofSection } from './proof-section';
import { ShortNotice } from './short-notice';
import { waitsForDate } from './waits-for-date';
import { WholeUnit } from './whole-unit';

export default function InstalmentPage() {
  const words = useTexts('units/instalment');
  const { t, language } = words;
  const { unitId = '', seq = '' } = useParams();
  const { data: instalment } = useQuery(instalmentQuery(unitId, seq));
  const title = instalment && instalmentName(instalment, language);
  const unit = instalment && unitTitle(instalment);
  useDocumentTitle(title && `${title} · ${unit}`);
  if (!instalment) return null;
  const { amount, status, label_de, label_en } = instalment;
  const { unit: currency, unitFirst } = currencyOf(amount, language);
  const isPaid = status === 'paid';
  // What was sent last is what the owner comes for.
  const proofFirst = instalment.proof !== null || status === 'proof_submitted';
  const details = <PaymentDetails key="details" instalment={instalment} />;
  const proof = <ProofSection key="proof" instalment={instalment} />;
  return (
    <>
      <PageHead
        back={<BackToUnit unitId={unitId}>{t('instalment.back', { unit })}</BackToUnit>}
        title={title}
        meta={<span>{language === 'de' ? label_de : label_en}</span>}
      />
      <p className={styles.amount}>
        {unitFirst && <span className="secondary">{`${currency}\u00A0`}</span>}
        <span className="display-2 number">{formatAmount(amount, language)}</span>
        {!unitFirst && <span className="secondary">{`\u00A0${currency}`}</span>}
      </p>
      <WholeUnit instalment={instalment} />
      <DueLine instalment={instalment} />
      <ShortNotice instalment={instalment} />
      <PaymentSteps instalment={instalment} />
      {isPaid ? (
        proof
      ) : waitsForDate(instalment) && !instalment.proof ? (
        details
      ) : (
        <Columns side="equal">{proofFirst ? [proof, details] : [details, proof]}</Columns>
      )}
    </>
  );
}
