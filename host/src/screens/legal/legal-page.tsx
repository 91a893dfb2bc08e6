import { usePortal } from '@manzil/shared/runtime';
import { PageHead } from '@manzil/shared/ui/page-head';
import { useTranslation } from 'react-i18next';
import { FilledText } from './filled-text';
import styles from './legal-page.module.css';
import { type LegalPageName, type LegalSection, legalText } from './legal-texts';
import { isOfNoLicence, type Operator, operator } from './operator';

export function LegalPage({ page }: { page: LegalPageName }) {
  const { t } = useTranslation();
  const { language } = usePortal();
  const { title, updated_on, sections } = legalText(page, language);
  const date = new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return (
    <article>
      <PageHead
        title={title}
        meta={t('legal.updated', { date: date.format(new Date(updated_on)) })}
      />
      {sections
        .filter(({ paragraphs }) => !paragraphs.some(isOfNoLicence))
        .map((section) => (
          <Section key={section.heading} section={section} filledWith={operator(language)} />
        ))}
    </article>
  );
}

function Section({ section, filledWith }: { section: LegalSection; filledWith: Operator }) {
  return (
    <section className={styles.section}>
      <h2>{section.heading}</h2>
      {section.paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <FilledText text={paragraph} operator={filledWith} />
        </p>
      ))}
      {section.list && (
        <ul className={styles.list}>
          {section.list.map((entry) => (
            <li key={entry}>
              <FilledText text={entry} operator={filledWith} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
