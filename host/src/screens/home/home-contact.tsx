import { portalConfig } from '@manzil/shared/runtime';
import { ContactLinks } from '@manzil/shared/ui/contact-links';
import { useContactLabels } from '../../layout/use-contact-labels';
import styles from './home.module.css';
import { HomeSection } from './home-section';
import type { HomeTexts } from './home-texts';

/** How a consultation comes about: a message or a call. */
export function HomeContact({ texts }: { texts: HomeTexts['contact'] }) {
  const labels = useContactLabels();
  return (
    <HomeSection id="contact" title={texts.title}>
      <div className={styles.contact}>
        <p className="secondary">{texts.text}</p>
        <ContactLinks contacts={portalConfig().support} labels={labels} />
      </div>
    </HomeSection>
  );
}
