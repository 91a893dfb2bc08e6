import type { Article } from '@manzil/shared/contract/articles/articles';
import { useTexts } from '@manzil/shared/runtime';
import { LineIcon } from '@manzil/shared/ui/line-icon';
import { Section } from '@manzil/shared/ui/section';
import { ArrowUpRight } from 'lucide';
import styles from './sources.module.css';

export function Sources({ sources }: { sources: Article['sources'] }) {
  const { t } = useTexts('knowledge');
  return (
    <Section title={t('article.sources')}>
      <ul className={styles.sources}>
        {sources.map(({ label, url }) => (
          <li key={label}>
            {url?.startsWith('https://') ? (
              <a href={url} target="_blank" rel="noreferrer">
                {label}
                <LineIcon lines={ArrowUpRight} size={16} strokeWidth={1.75} />
              </a>
            ) : (
              label
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
