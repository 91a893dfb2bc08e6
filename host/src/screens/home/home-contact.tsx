import { portalConfig } from '@manzil/shared/runtime';
import { ButtonLink } from '@manzil/shared/ui/button';
import { ContactLinks } from '@manzil/shared/ui/contact-links';
import { Link } from 'react-router';
import { useContactLabels } from '../../layout/use-contact-labels';
import styles from './home.module.css';
import { HomeSection } from './home-section';
import type { HomeTexts } from './home-texts';

export function HomeContact({ texts }: { texts: HomeTexts['contact'] }) {
  const labels = useContactLabels();
  return (
    <HomeSection id="contact" title={texts.title}>
      <div className={styles.contact}>
        <div className={styles.invitation}>
          <p className="secondary">{texts.text}</p>
          <ButtonLink as={Link} to="/details#message" variant="primary">
            {texts.action}
          </ButtonLink>
        </div>
        <ContactLinks contacts={portalConfig().support} labels={labels} />
      </div>
    </HomeSection>
  );
}
