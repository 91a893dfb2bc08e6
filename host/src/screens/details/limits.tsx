import styles from './details.module.css';
import type { DetailsTexts } from './details-texts';

export function Limits({ texts }: { texts: DetailsTexts['limits'] }) {
  return (
    <section>
      <h2 className="title-1">{texts.title}</h2>
      <ul className={styles.limits}>
        {texts.items.map((limit) => (
          <li key={limit.title}>
            <h3>{limit.title}</h3>
            <p className={styles.text}>{limit.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
