import { usePortal } from '@manzil/shared/runtime';
import { ButtonLink } from '@manzil/shared/ui/button';
import { Table } from '@manzil/shared/ui/table';
import { Link } from 'react-router';
import { CONTACT_ANCHOR, ContactSection } from './contact/contact-section';
import styles from './details/details.module.css';
import { detailsTexts } from './details/details-texts';
import { Limits } from './details/limits';
import { Questions } from './details/questions';
import { SampleStatementLink } from './details/sample-statement';
import { Services } from './details/services';

const CONTACT = `/details#${CONTACT_ANCHOR}`;

export default function DetailsScreen() {
  const { language } = usePortal();
  const { hero, services, process, packages, statement, limits, questions } =
    detailsTexts(language);
  return (
    <div className={styles.page}>
      <div className={styles.hero}>
        <h1 tabIndex={-1} className="display-1">
          {hero.title}
        </h1>
        <p className={styles.lead}>{hero.lead}</p>
        <div className={styles.actions}>
          <ButtonLink as={Link} to={CONTACT} variant="primary">
            {hero.primary_action}
          </ButtonLink>
          <ButtonLink as={Link} to="/details#packages" variant="quiet">
            {hero.secondary_action}
          </ButtonLink>
        </div>
      </div>
      <Services texts={services} />
      <section>
        <h2 className="title-1">{process.title}</h2>
        <p className={styles.note}>{process.lead}</p>
        <Table
          caption={process.title}
          rows={process.items}
          rowKey={(item) => item.step}
          columns={[
            { key: 'step', head: process.step_label, cell: (item) => item.step, narrow: 'title' },
            {
              key: 'duration',
              head: process.duration_label,
              cell: (item) => item.duration,
              narrowLabel: `${process.duration_label}:`,
            },
            {
              key: 'who',
              head: process.who_label,
              cell: (item) => item.who,
              narrowLabel: `${process.who_label}:`,
            },
          ]}
        />
      </section>
      <section id="packages" className={styles.anchor}>
        <h2 className="title-1">{packages.title}</h2>
        <p className={styles.note}>{packages.lead}</p>
        <Table
          caption={packages.title}
          rows={packages.items}
          rowKey={(item) => item.service}
          columns={[
            {
              key: 'service',
              head: packages.service_label,
              cell: (item) => item.service,
              narrow: 'title',
            },
            { key: 'basic', head: 'Basic', cell: (item) => item.basic, narrowLabel: 'Basic:' },
            {
              key: 'premium',
              head: 'Premium',
              cell: (item) => item.premium,
              narrowLabel: 'Premium:',
            },
          ]}
        />
        <ButtonLink as={Link} to="/home#packages" className={styles.action}>
          {packages.action}
        </ButtonLink>
      </section>
      <section className={styles.statement}>
        <h2 className="title-1">{statement.title}</h2>
        <p className={styles.lead}>{statement.text}</p>
        <SampleStatementLink label={statement.action} />
      </section>
      <Limits texts={limits} />
      <Questions texts={questions} />
      <ContactSection />
    </div>
  );
}
