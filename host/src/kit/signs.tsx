import { Avatar } from '@manzil/shared/ui/avatar';
import { Chip } from '@manzil/shared/ui/chip';
import { Icon } from '@manzil/shared/ui/icon';
import { LineIcon } from '@manzil/shared/ui/line-icon';
import { Mark, Wordmark } from '@manzil/shared/ui/logo';
import { Section } from '@manzil/shared/ui/section';
import { Archive, CircleCheck, CircleX, Clock, Info, KeyRound, TriangleAlert } from 'lucide';
import { Example, Examples } from './example';
import styles from './kit.module.css';
import { LONG_TITLE } from './samples';

const chips = [
  ['ok', CircleCheck, 'Geprüft'],
  ['warn', TriangleAlert, 'Läuft ab'],
  ['danger', CircleX, 'Abgelehnt'],
  ['info', Clock, 'In Prüfung'],
  ['brass', KeyRound, 'In Übergabe'],
  ['neutral', Archive, 'Verkauft'],
] as const;

const icons = [
  'layout-dashboard',
  'building-2',
  'wallet',
  'file-text',
  'book-open',
  'user',
  'life-buoy',
  'unknown',
];

export const Signs = () => (
  <Section title="Signs">
    <Examples>
      {[false, true].map((plain) => (
        <Example key={String(plain)} name={plain ? 'Chip, plain' : 'Chip'}>
          <div className={styles.row}>
            {chips.map(([tone, icon, word]) => (
              <Chip key={tone} tone={tone} icon={icon} plain={plain}>
                {word}
              </Chip>
            ))}
          </div>
        </Example>
      ))}
      <Example name="Chip, long words">
        <Chip tone="info" icon={Info}>
          {LONG_TITLE}
        </Chip>
      </Example>
      <Example name="Icon, an unknown name last">
        <div className={styles.row}>
          {icons.map((name) => (
            <Icon key={name} name={name} />
          ))}
        </div>
      </Example>
      <Example name="Icon, 24">
        <Icon name="building-2" size={24} />
      </Example>
      <Example name="LineIcon">
        <LineIcon lines={KeyRound} size={20} strokeWidth={1.5} />
      </Example>
      <Example name="Mark, Wordmark">
        <div className={styles.row}>
          <Mark size={32} />
          <Wordmark />
          <Wordmark size={20} />
        </div>
      </Example>
      <Example name="Avatar: initials, large, marker, picture, lost picture">
        <div className={styles.row}>
          <Avatar name="Anna Becker" />
          <Avatar name="Élodie von der Aßheim" size="large" />
          <Avatar name="Anna Becker" marker="Profil unvollständig" />
          <Avatar name="Manzil" src="/favicon.svg" />
          <Avatar name="Max Krüger" src="/lost.svg" size="large" />
        </div>
      </Example>
    </Examples>
  </Section>
);
