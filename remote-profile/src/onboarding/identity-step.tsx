import type { DocumentType } from '@manzil/shared/contract/documents/document-entry';
import type { Profile } from '@manzil/shared/contract/profile/profile';
import { useWrite } from '@manzil/shared/forms/use-write';
import { useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { Plus } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { documentLabel, documentNoun } from '../documents/document-label';
import { DocumentSlot } from './document-slot';
import { goToPlace } from './go-to-place';
import { holds } from './held-documents';
import { MissingList } from './missing-list';
import { advance } from './onboarding.api';
import styles from './onboarding.module.css';
import { StepEnd } from './step-end';

const required = ['passport', 'proof-of-address'] as const;
const optional = ['emirates-id', 'visa'] as const satisfies readonly DocumentType[];
const STEP = 3;

type IdentityStepProps = {
  profile: Profile;
  done: number;
  today: string;
  onBack: () => void;
  onDone: () => void;
};

export function IdentityStep({ profile, done, today, onBack, onDone }: IdentityStepProps) {
  const words = useTexts('profile/onboarding');
  const { t, language } = words;
  const { documents } = profile;
  const [opened, setOpened] = useState<readonly DocumentType[]>(() =>
    optional.filter((type) => holds(documents, type, today)),
  );
  const asked = useRef<DocumentType | null>(null);
  useEffect(() => {
    // The button that asked for it has gone.
    if (asked.current) goToPlace(document.getElementById(`slot-${asked.current}`));
    asked.current = null;
  }, [opened]);

  function open(type: DocumentType): void {
    asked.current = type;
    setOpened([...opened, type]);
  }

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
      {opened.length < optional.length && (
        <div className={styles.offers}>
          {optional
            .filter((type) => !opened.includes(type))
            .map((type) => (
              <Button
                key={type}
                variant="quiet"
                icon={Plus}
                className={styles.add}
                onClick={() => open(type)}
              >
                {t('identity.add', { document: documentNoun(type, words) })}
              </Button>
            ))}
        </div>
      )}
      <StepEnd
        form={{ waiting: false, busy: write.busy, refusal: unfinished ? null : write.error }}
        next={t('next.property')}
        onBack={onBack}
      />
    </form>
  );
}
