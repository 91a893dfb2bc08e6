import type { StartedFactor } from '@manzil/shared/contract/second-factor/second-factor';
import { PasswordDialog } from '@manzil/shared/forms/password-dialog';
import { isApiError, queryClient, useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { Notice } from '@manzil/shared/ui/notice';
import { ShieldCheck } from 'lucide';
import { useState } from 'react';
import { LatePart } from '../late-part';
import { secondFactorQuery, startFactor } from './second-factor.api';
import styles from './second-factor.module.css';

/** With what draws the picture, which nobody else needs. */
const loadEnrolment = () => import(/* webpackChunkName: "enrolment" */ './enrolment');

type NoFactorProps = {
  /** Operators demand one of everybody. */
  required: boolean;
  onCodes: (codes: string[]) => void;
  /** There is one already. */
  onInForce: () => void;
};

export function NoFactor({ required, onCodes, onInForce }: NoFactorProps) {
  const { t, language } = useTexts('profile/second-factor');
  const [asked, setAsked] = useState(false);
  const [started, setStarted] = useState<StartedFactor>();
  const cancel = () => setStarted(undefined);

  async function askWhetherInForce(error: unknown): Promise<never> {
    if (isApiError(error, 409)) {
      const { since } = await queryClient.fetchQuery({ ...secondFactorQuery, staleTime: 0 });
      if (since) onInForce();
    }
    throw error;
  }

  if (started)
    return (
      <LatePart
        load={loadEnrolment}
        props={{ started, onCodes, onRefused: askWhetherInForce, onCancel: cancel }}
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
        send={async (identity) =>
          setStarted(await startFactor(identity, language).catch(askWhetherInForce))
        }
        sent={() => setAsked(false)}
      >
        <p>{t('start_text')}</p>
      </PasswordDialog>
    </>
  );
}
