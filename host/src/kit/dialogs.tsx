import { Button } from '@manzil/shared/ui/button';
import { Dialog } from '@manzil/shared/ui/dialog';
import { Section } from '@manzil/shared/ui/section';
import { useState } from 'react';
import { Example, Examples } from './example';
import { PasswordQuestion } from './password-question';
import { LONG_SENTENCE, LONG_TITLE } from './samples';

type Shown = 'question' | 'danger' | 'answered' | 'long';

export function Dialogs() {
  const [shown, setShown] = useState<Shown | null>(null);
  const close = () => setShown(null);
  const opener = (kind: Shown, word: string) => (
    <Button onClick={() => setShown(kind)}>{word}</Button>
  );
  return (
    <Section title="Dialogs">
      <Examples>
        <Example name="Dialog">{opener('question', 'Ask')}</Example>
        <Example name="Dialog, danger">{opener('danger', 'Ask before something is lost')}</Example>
        <Example name="Dialog, has to be answered">{opener('answered', 'Do not let go')}</Example>
        <Example name="PasswordDialog">
          <PasswordQuestion />
        </Example>
        <Example name="Dialog, long words">{opener('long', 'Say much')}</Example>
      </Examples>
      <Dialog
        open={shown === 'question'}
        title="Auszahlungskonto ändern?"
        onClose={close}
        closeLabel="Schließen"
        actions={
          <>
            <Button onClick={close}>Abbrechen</Button>
            <Button variant="primary" onClick={close}>
              Konto ändern
            </Button>
          </>
        }
      >
        <p>
          Auszahlungen pausieren 48 Stunden, damit niemand unbemerkt dein Konto austauscht. Die
          nächste geht am 30.11. an DE …3000.
        </p>
      </Dialog>
      <Dialog
        open={shown === 'danger'}
        title="Konto löschen?"
        onClose={close}
        closeLabel="Schließen"
        actions={
          <>
            <Button onClick={close}>Abbrechen</Button>
            <Button variant="danger" onClick={close}>
              Konto löschen
            </Button>
          </>
        }
      >
        <p>Was gelöscht ist, kommt nicht wieder.</p>
      </Dialog>
      <Dialog
        open={shown === 'answered'}
        title="Neue Fassung der AGB"
        actions={
          <Button variant="primary" onClick={close}>
            Verstanden
          </Button>
        }
      >
        <p>Sie gilt ab 01.01.2027.</p>
      </Dialog>
      <Dialog
        open={shown === 'long'}
        title={LONG_TITLE}
        onClose={close}
        closeLabel="Schließen"
        actions={<Button onClick={close}>{LONG_TITLE}</Button>}
      >
        {Array.from({ length: 12 }, (_, at) => (
          <p key={at}>{LONG_SENTENCE}</p>
        ))}
      </Dialog>
    </Section>
  );
}
