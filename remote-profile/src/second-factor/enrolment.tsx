import {
  ConfirmFactorInput,
  type StartedFactor,
} from '@manzil/shared/contract/second-factor/second-factor';
import { Form, FormEnd, TextField, useApiForm } from '@manzil/shared/forms';
import { useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { Section } from '@manzil/shared/ui/section';
import { CopyButton } from './copy-button';
import { QrCode } from './qr-code';
import { confirmFactor } from './second-factor.api';
import styles from './second-factor.module.css';

type EnrolmentProps = {
  started: StartedFactor;
  onCodes: (codes: string[]) => void;
  /** Throws on. */
  onRefused: (error: unknown) => Promise<never>;
  onCancel: () => void;
};

/** In groups of four, to be typed. */
const spaced = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

export default function Enrolment({ started, onCodes, onRefused, onCancel }: EnrolmentProps) {
  const { t, language } = useTexts('profile/second-factor');
  const form = useApiForm({
    values: { code: '' },
    schema: ConfirmFactorInput,
    words: { code: { missing: t('code_missing') } },
    leave: 'free',
    send: ({ code }) => confirmFactor(code, language).catch(onRefused),
    sent: onCodes,
  });
  return (
    <>
      <Section title={t('scan')}>
        <p className={styles.lead}>{t('scan_text')}</p>
        <div className={styles.scan}>
          <QrCode text={started.address} label={t('picture')} />
          <div className={styles.key}>
            <p>{t('key_text')}</p>
            <p className={styles.code}>{spaced(started.secret)}</p>
            <CopyButton text={started.secret}>{t('key_copy')}</CopyButton>
            <a href={started.address}>{t('open_app')}</a>
          </div>
        </div>
      </Section>
      <Section title={t('confirm')}>
        <p className={styles.lead}>{t('confirm_text')}</p>
        <Form form={form} className={styles.form}>
          <TextField
            form={form}
            name="code"
            label={t('code')}
            autoComplete="one-time-code"
            inputMode="numeric"
          />
          <FormEnd
            form={form}
            refused={t('finish_failed')}
            submit={t('finish')}
            busy={t('finish_busy')}
          />
        </Form>
        <Button variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </Section>
    </>
  );
}
