import type { Profile } from '@manzil/shared/contract/profile/profile';
import { useWrite } from '@manzil/shared/forms/use-write';
import { useTexts } from '@manzil/shared/runtime';
import { documentLabel } from '../documents/document-label';
import { DocumentSlot } from './document-slot';
import { holds } from './held-documents';
import { MissingList } from './missing-list';
import { OfferedDocuments } from './offered-documents';
import { advance } from './onboarding.api';
import styles from './onboarding.module.css';
import { StepEnd } from './step-end';
import { useOptionalDocuments } from './use-optional-documents';

const required = ['passport', 'proof-of-address'] as const;
const STEP = 3;

type IdentityStepProps = {
  profile: Profile;
  done: number;
  today: string;
  onBack: () => void;
  onDone: () => void;
};

export function IdentityStep({ profile, done, today, onBack, onDone }: IdentityStepProps) {
  const { t, language } = useTexts('profile/onboarding');
  const { documents } = profile;
  const { opened, offered, open } = useOptionalDocuments(documents, today);
  const write = useWrite({
    // Who comes back to it has been here before.
    send: async (_: undefined) => {
      if (done < STEP) await advance({ step: STEP }, language);
      onDone();
    },
  });
  const missing = Object.entries(write.error?.fields ?? {})
    .filter(([type]) => !holds(documents, type, today))
    .map(([type, message]) => ({
      label: documentLabel(type, t),
      message,
      placeId: `slot-${type}`,
    }));
  const unfinished = write.error?.code === 'onboarding.unfinished';

  return (
    <form
      className={styles.form}
      noValidate
      aria-busy={write.busy}
      onSubmit={(event) => {
        event.preventDefault();
        if (!write.busy) write.run(undefined);
      }}
    >
      {missing.length > 0 && <MissingList missing={missing} attempt={write.error} />}
      {required.map((type) => (
        <DocumentSlot
          key={type}
          id={`slot-${type}`}
          type={type}
          documents={documents}
          today={today}
          hint={t(`identity.hints.${type}`)}
          level={2}
        />
      ))}
      {opened.map((type) => (
        <DocumentSlot
          key={type}
          id={`slot-${type}`}
          type={type}
          documents={documents}
          today={today}
          hint={t('identity.hints.optional')}
          level={2}
        />
      ))}
      {offered.length > 0 && <OfferedDocuments types={offered} onOpen={open} />}
      <StepEnd
        form={{ waiting: false, busy: write.busy, refusal: unfinished ? null : write.error }}
        next={t('next.property')}
        onBack={onBack}
      />
    </form>
  );
}
