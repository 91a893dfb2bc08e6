import { SessionLinkInput } from '@manzil/shared/contract/sessions/open-sessions';
import { Form, FormEnd, useApiForm } from '@manzil/shared/forms';
import { Notice } from '@manzil/shared/ui/notice';
import { CircleCheck, TriangleAlert } from 'lucide';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { endSession } from './password.api';
import styles from './password.module.css';
import { PasswordPage } from './password-page';
import de from './texts/end-session.de.json';
import en from './texts/end-session.en.json';

/** `wrong`: the link of the mail is none of ours. */
export type Ending = 'ended' | 'wrong';

const useWords = () => (useTranslation().i18n.language === 'en' ? en : de);

type EndSessionProps = { token: string; onDone: (ending: Ending) => void };

/** Not at once, as programs that check mails open their links. */
export function EndSession({ token, onDone }: EndSessionProps) {
  const words = useWords();
  const form = useApiForm({
    values: {},
    schema: SessionLinkInput,
    input: () => ({ token }),
    leave: 'free',
    send: endSession,
    sent: onDone,
  });
  return (
    <PasswordPage title={words.title} lead={words.lead}>
      <Form form={form} className={styles.fields}>
        <FormEnd form={form} refused={words.refused} submit={words.submit} busy={words.busy} />
      </Form>
    </PasswordPage>
  );
}

export function EndingNotice({ ending }: { ending: Ending }) {
  const words = useWords();
  const notice = useRef<HTMLDivElement>(null);
  // The button has gone from the page, and the focus with it.
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} tabIndex={-1}>
      {ending === 'ended' ? (
        <Notice tone="ok" icon={CircleCheck} title={words.ended}>
          {words.ended_text}
        </Notice>
      ) : (
        <Notice tone="warn" icon={TriangleAlert} title={words.wrong}>
          {words.wrong_text}
        </Notice>
      )}
    </div>
  );
}
