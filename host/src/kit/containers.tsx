import { Category, Question } from '@manzil/shared/ui/accordion';
import { Card, CardGrid } from '@manzil/shared/ui/card';
import { Chip } from '@manzil/shared/ui/chip';
import { Building } from '@manzil/shared/ui/drawing/building';
import { Facts } from '@manzil/shared/ui/facts';
import { Columns, Section } from '@manzil/shared/ui/section';
import { Building2, KeyRound, Wallet } from 'lucide';
import { useState } from 'react';
import { Link } from 'react-router';
import { Example, Examples } from './example';
import { finished, LONG_SENTENCE, LONG_TITLE } from './samples';

function useFold(first: string) {
  const [open, setOpen] = useState<string | null>(first);
  return (name: string) => ({
    open: open === name,
    onToggle: () => setOpen(open === name ? null : name),
  });
}

function Folds() {
  const category = useFold('purchase');
  const question = useFold('travel');
  return (
    <>
      <Category
        icon={Building2}
        title="Kauf und Übergabe"
        description="Von der Reservierung bis zum Schlüssel"
        level={3}
        {...category('purchase')}
      >
        <Question
          title="Muss ich zur Übergabe nach Dubai reisen?"
          level={4}
          {...question('travel')}
        >
          Nein. Mit einer notariellen Vollmacht übernehmen wir die Wohnung für dich.
        </Question>
        <Question title={LONG_TITLE} level={4} {...question('long')}>
          {LONG_SENTENCE}
        </Question>
      </Category>
      <Category
        icon={Wallet}
        title="Miete"
        description={LONG_SENTENCE}
        level={3}
        closedAction={<Link to="/kit">Drei Antworten</Link>}
        {...category('rent')}
      >
        Mieten werden vierteljährlich gezahlt.
      </Category>
    </>
  );
}

export const Containers = () => (
  <Section
    title="Containers"
    note="Section with a note"
    aside={<Link to="/kit">and an aside</Link>}
  >
    <Examples>
      <Example name="Card, CardGrid" wide>
        <CardGrid>
          <Card
            level={3}
            title={<Link to="/kit">Yas Canal House 705</Link>}
            subtitle="Yas Island, Abu Dhabi"
            drawing={<Building drawing={finished} label="" />}
            status={
              <Chip tone="brass" icon={KeyRound}>
                Vermietet
              </Chip>
            }
            foot={<Facts facts={[{ label: 'Jahresmiete', value: '120.000 AED' }]} />}
          >
            Der Mietvertrag läuft bis 31.08.2027.
          </Card>
          <Card level={3} title={<Link to="/kit">{LONG_TITLE}</Link>} subtitle={LONG_TITLE}>
            {LONG_SENTENCE}
          </Card>
        </CardGrid>
      </Example>
      <Example name="Category, Question" wide>
        <Folds />
      </Example>
      <Example name="Columns" wide>
        <div>
          <Columns>
            <p>Hauptspalte: was gelesen wird.</p>
            <p>Nebenspalte: was dazu gehört.</p>
          </Columns>
        </div>
      </Example>
    </Examples>
  </Section>
);
