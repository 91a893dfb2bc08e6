import { Button } from '@manzil/shared/ui/button';
import { EmptyState } from '@manzil/shared/ui/empty-state';
import { ErrorState } from '@manzil/shared/ui/error-state';
import { Section } from '@manzil/shared/ui/section';
import { Spinner, SpinnerArc } from '@manzil/shared/ui/spinner';
import { Example, Examples } from './example';
import { LONG_SENTENCE, LONG_TITLE } from './samples';

export const States = () => (
  <Section title="Empty, failed, loading">
    <Examples>
      <Example name="EmptyState">
        <EmptyState
          title="Noch keine Einheit verknüpft"
          action={<Button variant="primary">Kaufvertrag hochladen</Button>}
        >
          Lade deinen Kaufvertrag hoch, wir ordnen ihn zu.
        </EmptyState>
      </Example>
      <Example name="EmptyState, filtered">
        <EmptyState
          title="Keine Buchung passt zu diesen Filtern"
          drawing={false}
          action={<Button>Filter zurücksetzen</Button>}
        />
      </Example>
      <Example name="EmptyState, long words">
        <EmptyState title={LONG_TITLE}>{LONG_SENTENCE}</EmptyState>
      </Example>
      <Example name="ErrorState">
        <ErrorState
          title="Deine Abrechnungen lassen sich gerade nicht laden"
          message="Versuche es in einigen Minuten noch einmal."
          action={<Button variant="primary">Erneut versuchen</Button>}
          errorId="Fehlernummer 7F3A"
        />
      </Example>
      <Example name="Spinner">
        <Spinner text="Wird geladen" />
      </Example>
      <Example name="SpinnerArc">
        <SpinnerArc />
      </Example>
    </Examples>
  </Section>
);
