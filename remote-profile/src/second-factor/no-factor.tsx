import type { StartedFactor } from '@manzil/shared/contract/second-factor/second-factor';
import { PasswordDialog } from '@manzil/shared/forms/password-dialog';
import { useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { Notice } from '@manzil/shared/ui/notice';
import { ShieldCheck } from 'lucide';
import { useState } from 'react';
import { LatePart } from '../late-part';
import { startFactor } from './second-factor.api';
import styles from './second-factor.module.css';

/** With what draws the picture, which nobody else needs. */
const loadEnrolment = () => import(/* webpackChunkName: "enrolment" */ './enrolment');

type NoFactorProps = {
  /** Operators demand one of everybody. */
  required: boolean;
  onCodes: (codes: string[]) => void;
};

export function NoFactor({ required, onCodes }: NoFactorProps) {
  const { t, language } = useTexts('profile/second-factor');
  const [asked, setAsked] = useState(false);
  const [started, setStarted] = useState<StartedFactor>();
  const cancel = () => setStarted(undefined);
  if (started)
    return (
      <LatePart
        load={loadEnrolment}
        props={{ started, onCodes, onCancel: cancel }}
        giveUp={cancel}
      />
    );
  return (
    <>
      {required && (
        <Notice tone="info" icon={ShieldCheck} title={t('required')}>
          {t('required_text')}
        </Notice>
      )}
      <p>{t('lead')}</p>
      <p className={styles.note}>{t('needs')}</p>
      <Button variant="primary" aria-haspopup="dialog" onClick={() => setAsked(true)}>
        {t('set_up')}
      </Button>
      <PasswordDialog
        open={asked}
        onClose={() => setAsked(false)}
        title={t('set_up')}
        submit={t('start')}
        refused={t('start_failed')}
        send={async (identity) => setStarted(await startFactor(identity, language))}
        sent={() => setAsked(false)}
      >
        <p>{t('start_text')}</p>
      </PasswordDialog>
    </>
  );
}
