import { Button, ButtonLink } from '@manzil/shared/ui/button';
import { Section } from '@manzil/shared/ui/section';
import { Segmented } from '@manzil/shared/ui/segmented';
import { Check, LayoutGrid, Rows3, Upload } from 'lucide';
import { useState } from 'react';
import { Link } from 'react-router';
import { Example, Examples } from './example';
import { LONG_TITLE } from './samples';

const variants = ['primary', 'ghost', 'danger', 'quiet'] as const;

export function Buttons() {
  const [view, setView] = useState<'tiles' | 'table'>('tiles');
  return (
    <Section title="Buttons">
      <Examples>
        {variants.map((variant) => (
          <Example key={variant} name={`Button, ${variant}`}>
            <Button variant={variant}>Anschrift speichern</Button>
          </Example>
        ))}
        <Example name="with icon">
          <Button icon={Upload}>Dokument hochladen</Button>
        </Example>
        <Example name="compact">
          <Button size="compact">Filter zurücksetzen</Button>
        </Example>
        <Example name="busy">
          <Button variant="primary" busy busyLabel="Wird gespeichert">
            Anschrift speichern
          </Button>
        </Example>
        <Example name="disabled">
          <Button disabled>Wartet auf Freigabe</Button>
        </Example>
        <Example name="form">
          <Button variant="primary" size="form">
            Auszahlungskonto ändern
          </Button>
        </Example>
        <Example name="form, busy">
          <Button variant="primary" size="form" busy busyLabel="Wird geändert">
            Auszahlungskonto ändern
          </Button>
        </Example>
        <Example name="long words">
          <Button>{LONG_TITLE}</Button>
        </Example>
        <Example name="ButtonLink">
          <ButtonLink as={Link} to="/kit" icon={Check}>
            Alles ansehen
          </ButtonLink>
        </Example>
        <Example name="Segmented">
          <div>
            <Segmented
              legend="Zeitraum"
              options={[
                { value: 'tiles', label: 'Zwölf Monate' },
                { value: 'table', label: 'Gesamt' },
              ]}
              value={view}
              onChange={setView}
            />
          </div>
        </Example>
        <Example name="Segmented, icons">
          <div>
            <Segmented
              legend="Ansicht"
              options={[
                { value: 'tiles', label: 'Kacheln', icon: LayoutGrid },
                { value: 'table', label: 'Tabelle', icon: Rows3 },
              ]}
              value={view}
              onChange={setView}
            />
          </div>
        </Example>
      </Examples>
    </Section>
  );
}
