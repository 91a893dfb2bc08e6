import { Instalments, Progress } from '@manzil/shared/ui/progress';
import { Section } from '@manzil/shared/ui/section';
import { Stepper } from '@manzil/shared/ui/stepper';
import { Timeline } from '@manzil/shared/ui/timeline';
import { Example, Examples } from './example';
import { LONG_SENTENCE, LONG_TITLE } from './samples';

const instalments = [
  { key: '1', share: 20, state: 'done' },
  { key: '2', share: 10, state: 'done' },
  { key: '3', share: 10, state: 'next' },
  { key: '4', share: 60, state: 'open' },
] as const;

export const StepsAndProgress = () => (
  <Section title="Progress">
    <Examples>
      <Example name="Progress">
        <Progress
          label="Bezahlt"
          value={740_000}
          max={1_850_000}
          valueText="740.000 von 1.850.000"
        />
      </Example>
      <Example name="Progress, long words">
        <Progress label={LONG_TITLE} value={1} max={3} valueText="eine von drei Raten" />
      </Example>
      <Example name="Progress, label hidden">
        <Progress label="Bezahlt" value={3} max={3} hideLabel />
      </Example>
      <Example name="Instalments">
        <Instalments label="Zwei von vier Raten sind bezahlt" parts={instalments} />
      </Example>
      <Example name="Stepper" wide>
        <Stepper
          label="Übergabe"
          narrowText="Schritt 2 von 4: Zahlung"
          narrowNext="Danach: Mängelbesichtigung"
          steps={[
            { key: '1', label: 'Mitteilung', state: 'done', stateLabel: 'erledigt' },
            { key: '2', label: 'Zahlung', state: 'current', stateLabel: 'jetzt' },
            { key: '3', label: 'Mängelbesichtigung', state: 'open', stateLabel: 'später' },
            { key: '4', label: 'Schlüssel', state: 'open', stateLabel: 'später' },
          ]}
        />
      </Example>
      <Example name="Timeline" wide>
        <Timeline
          entries={[
            {
              key: '1',
              date: '01.12.',
              isoDate: '2026-12-01',
              title: 'Rate 5 von 9',
              detail: '92.500,00 AED',
            },
            { key: '2', date: '12.12.', isoDate: '2026-12-12', title: 'Übergabe' },
            {
              key: '3',
              date: '15.01.',
              isoDate: '2027-01-15',
              title: LONG_TITLE,
              detail: LONG_SENTENCE,
            },
          ]}
        />
      </Example>
    </Examples>
  </Section>
);
