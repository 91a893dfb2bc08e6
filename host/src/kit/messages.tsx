import { showAlert } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import type { ChipTone } from '@manzil/shared/ui/chip';
import { Notice } from '@manzil/shared/ui/notice';
import { Section } from '@manzil/shared/ui/section';
import { Toast, type ToastType } from '@manzil/shared/ui/toast';
import { Info } from 'lucide';
import { Example, Examples } from './example';
import { LONG_SENTENCE, LONG_TITLE, nothing } from './samples';
import { StaleExamples } from './stale-examples';

const tones: readonly ChipTone[] = ['ok', 'warn', 'danger', 'info', 'brass', 'neutral'];

const toasts: readonly [ToastType, string, string][] = [
  ['success', 'Zahlungsnachweis hochgeladen', 'Wir prüfen ihn bis Dienstag.'],
  ['warning', 'Reisepass läuft in 60 Tagen ab', 'Lade den neuen rechtzeitig hoch.'],
  ['error', 'Datei nicht hochgeladen', 'Sie ist größer als 10 MB.'],
  ['info', 'Du bist offline', 'Stand: 20.11.2026, 10:42 Uhr in Dubai.'],
];

export const Messages = () => (
  <Section
    title="Messages"
    aside={
      <Button
        size="compact"
        onClick={() =>
          showAlert({
            type: 'success',
            title: 'Zahlungsnachweis hochgeladen',
            message: 'Wir prüfen ihn bis Dienstag.',
          })
        }
      >
        Show a toast in its place
      </Button>
    }
  >
    <Examples>
      {tones.map((tone) => (
        <Example key={tone} name={`Notice, ${tone}`}>
          <Notice tone={tone} icon={Info} title="Auszahlungen pausieren 48 Stunden">
            Die nächste geht am 30.11. an das neue Konto.
          </Notice>
        </Example>
      ))}
      <Example name="Notice, action">
        <Notice
          tone="warn"
          icon={Info}
          title="Deine Anschrift fehlt"
          action={<Button>Anschrift eintragen</Button>}
        />
      </Example>
      <Example name="Notice, long words">
        <Notice tone="danger" icon={Info} title={LONG_TITLE}>
          {LONG_SENTENCE}
        </Notice>
      </Example>
      <StaleExamples />
      {toasts.map(([type, title, message]) => (
        <Example key={type} name={`Toast, ${type}`}>
          <Toast
            type={type}
            title={title}
            message={message}
            onClose={nothing}
            closeLabel="Schließen"
          />
        </Example>
      ))}
      <Example name="Toast, action">
        <Toast
          type="action"
          title="Neue Fassung verfügbar"
          message="Deine Eingaben bleiben erhalten."
          actionLabel="Aktualisieren"
          onAction={nothing}
          onClose={nothing}
          closeLabel="Schließen"
        />
      </Example>
      <Example name="Toast, long words">
        <Toast
          type="error"
          title={LONG_TITLE}
          message={LONG_SENTENCE}
          onClose={nothing}
          closeLabel="Schließen"
        />
      </Example>
    </Examples>
  </Section>
);
