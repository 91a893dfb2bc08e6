import { usePortal } from '@manzil/shared/runtime';
import { Link } from 'react-router';
import { FilledText } from '../legal/filled-text';
import { operator } from '../legal/operator';
import styles from './declaration.module.css';
import type { DeclarationKind, DeclarationTexts } from './declaration-texts';

export function DeclarationAside({ texts }: { texts: DeclarationTexts['kinds'][DeclarationKind] }) {
  const { language } = usePortal();
  return (
    <aside className={styles.aside} aria-label={texts.aside_title}>
      <h2>{texts.aside_title}</h2>
      <ol className={styles.list}>
        {texts.aside.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      <p>
        <FilledText text={texts.other_ways} operator={operator(language)} />
      </p>
      <p>
        {texts.instead} <Link to={texts.instead_path}>{texts.instead_link}</Link>
      </p>
    </aside>
  );
}
