import type { ProjectSummary } from '@manzil/shared/contract/projects/projects';
import { useTexts } from '@manzil/shared/runtime';
import { Section } from '@manzil/shared/ui/section';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { photoSources } from '../project/photo-sources';
import { photoWords } from '../project/photo-words';
import { projectListQuery } from '../project/project.api';
import styles from './site-news.module.css';

/** The newest photo from a building site, and how many reports were not read yet. Left out where there is none. */
export function SiteNews() {
  const { t, language } = useTexts('units/dashboard');
  const { data } = useQuery(projectListQuery);
  const latest = data && latestPhotographed(data.items);
  if (!latest?.newest_photo) return null;
  const { newest_photo: photo, property_id, name, new_reports } = latest;
  const { alt, caption } = photoWords(photo, language);
  return (
    <Section title={t('site.title')}>
      <Link to={`/project/${property_id}`} className={styles.site}>
        <img
          {...photoSources(photo)}
          className={styles.photo}
          sizes="(min-width: 75em) 40rem, 92vw"
          alt={alt}
          loading="lazy"
          decoding="async"
        />
        <span className={styles.name}>{name}</span>
        {new_reports > 0 && <span>{t('site.new', { count: new_reports })}</span>}
        <span className="metadata">{caption}</span>
      </Link>
    </Section>
  );
}

/** Whose photo came with the latest report of all. */
const latestPhotographed = (projects: readonly ProjectSummary[]): ProjectSummary | undefined =>
  [...projects].sort((a, b) => dayOf(b).localeCompare(dayOf(a)))[0];

const dayOf = ({ newest_photo }: ProjectSummary): string => newest_photo?.published_on ?? '';
