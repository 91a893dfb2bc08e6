import type { Identity } from '@manzil/shared/contract/credentials';
import type { SecondFactor } from '@manzil/shared/contract/second-factor/second-factor';
import { formatInstant } from '@manzil/shared/format/date';
import { PasswordDialog } from '@manzil/shared/forms/password-dialog';
import { publish, queryClient, showAlert, useInvestor, useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { Row, Rows } from '@manzil/shared/ui/rows';
import { Section } from '@manzil/shared/ui/section';
import { KeyRound, Smartphone } from 'lucide';
import { useState } from 'react';
import { FewCodes } from './few-codes';
import { RememberedBrowsers } from './remembered-browsers';
import { removeFactor, renewCodes, secondFactorQuery } from './second-factor.api';

type FactorInForceProps = {
  factor: SecondFactor;
  since: string;
  codesUnseen: boolean;
  onCodes: (codes: string[]) => void;
};

export function FactorInForce({ factor, since, codesUnseen, onCodes }: FactorInForceProps) {
  const { t, language } = useTexts('profile/second-factor');
  const zone =
    useInvestor()?.display?.timezone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const [asked, setAsked] = useState<'remove' | 'renew' | null>(null);
  const close = () => setAsked(null);
  const refresh = () => queryClient.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
  const left = factor.recovery_codes;

  async function remove(identity: Identity): Promise<void> {
    await removeFactor(identity, language);
    publish('investor:changed', { second_factor_due: factor.required });
    await refresh();
    showAlert({ type: 'success', title: t('removed') });
  }

  return (
    <>
      <FewCodes left={left} unseen={codesUnseen} />
      <Section title={t('on')}>
        <Rows>
          <Row
            icon={Smartphone}
            title={t('app')}
            meta={t('since', { at: formatInstant(new Date(since), language, zone) })}
            aside={
              <Button size="compact" aria-haspopup="dialog" onClick={() => setAsked('remove')}>
                {t('remove')}
              </Button>
            }
          />
          <Row
            icon={KeyRound}
            title={t('codes')}
            meta={t('codes_left', { count: left })}
            aside={
              <Button size="compact" aria-haspopup="dialog" onClick={() => setAsked('renew')}>
                {t('renew')}
              </Button>
            }
          />
        </Rows>
      </Section>
      <RememberedBrowsers browsers={factor.browsers} zone={zone} />
      <PasswordDialog
        open={asked === 'remove'}
        onClose={close}
        title={t('remove_title')}
        submit={t('remove')}
        danger
        factor
        refused={t('remove_failed')}
        send={remove}
        sent={close}
      >
        <p>{t(factor.required ? 'remove_required' : 'remove_text')}</p>
      </PasswordDialog>
      <PasswordDialog
        open={asked === 'renew'}
        onClose={close}
        title={t('renew_title')}
        submit={t('renew_submit')}
        factor
        refused={t('renew_failed')}
        send={async (identity) => onCodes(await renewCodes(identity, language))}
        sent={close}
      >
        <p>{t('renew_text')}</p>
      </PasswordDialog>
    </>
  );
}
