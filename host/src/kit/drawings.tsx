import { Building, BuildingFigure } from '@manzil/shared/ui/drawing/building';
import { Elevation } from '@manzil/shared/ui/drawing/elevation';
import { Ground } from '@manzil/shared/ui/drawing/ground';
import { LevelledBuilding } from '@manzil/shared/ui/drawing/levelled-building';
import { Section } from '@manzil/shared/ui/section';
import { Example, Examples } from './example';
import styles from './kit.module.css';
import { finished, planned, underConstruction } from './samples';

const items = [
  { key: 'finished', drawing: finished, caption: 'Yas Canal House 705' },
  { key: 'construction', drawing: underConstruction, caption: 'Creek Lantern 2803' },
  { key: 'planned', drawing: planned, caption: 'Palm Terraces' },
];

export const Drawings = () => (
  <Section title="Drawings">
    <Examples>
      {items.map(({ key, drawing, caption }) => (
        <Example key={key} name={`Building, ${key}`}>
          <div className={styles.drawing}>
            <Building drawing={drawing} label={caption} />
          </div>
        </Example>
      ))}
      <Example name="BuildingFigure, Ground">
        <div>
          <BuildingFigure drawing={finished} crane={false} />
          <Ground />
        </div>
      </Example>
      <Example name="LevelledBuilding" wide>
        <div className={styles.levels}>
          <LevelledBuilding
            drawing={underConstruction}
            label="24 von 32 Geschossen betoniert, Fassade bis zum 11., deine Einheit im 28."
            levels={[
              { floor: 0, text: 'Straße' },
              { floor: 11, text: '11. Geschoss, Fassade' },
              { floor: 24, text: '24. Geschoss betoniert' },
              { floor: 28, text: 'Deine Einheit', tone: 'yours' },
              { floor: 32, text: '32. Geschoss', tone: 'planned' },
            ]}
          />
        </div>
      </Example>
      <Example name="Elevation" wide>
        <Elevation label="Deine Einheiten" items={items} />
      </Example>
    </Examples>
  </Section>
);
