import { HomeSection } from './home-section';
import styles from './home-steps.module.css';
import type { HomeTexts } from './home-texts';

export function HomeSteps({ texts }: { texts: HomeTexts['steps'] }) {
  return (
    <HomeSection title={texts.title}>
      <ol className={styles.steps}>
        {texts.items.map((step) => (
          <li key={step.title} className={styles.step}>
            <h3 className="title-2">{step.title}</h3>
            <p className={styles.text}>{step.text}</p>
          </li>
        ))}
      </ol>
    </HomeSection>
  );
}
