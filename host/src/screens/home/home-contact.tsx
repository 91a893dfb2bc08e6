import { ContactLinks } from '../../layout/contact-links';
import styles from './home.module.css';
import { HomeSection } from './home-section';
import type { HomeTexts } from './home-texts';

/** How a consultation comes about: a message or a call. */
export function HomeContact({ texts }: { texts: HomeTexts['contact'] }) {
  return (
    <HomeSection id="contact" title={texts.title}>
      <div className={styles.contact}>
        <p className="secondary">{texts.text}</p>
        <ContactLinks />
      </div>
    </HomeSection>
  );
}
