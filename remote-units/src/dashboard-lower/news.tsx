import type { NewsItem } from '@manzil/shared/contract/news/news';
import { formatDay, formatDayMonth, formatMonth } from '@manzil/shared/format/date';
import { useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { Row, Rows } from '@manzil/shared/ui/rows';
import { Section } from '@manzil/shared/ui/section';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { documentName } from '../dashboard/document-name';
import { useLowerTexts } from './lower-texts';
import { newsQuery } from './news.api';
import { newsAddress } from './news-address';
import { unitLabel } from './unit-label';

/** What has happened since the last visit, by kind. A first visit has nothing to compare with. */
export function News() {
  const words = useTexts('units/dashboard');
  const { t, language } = useLowerTexts();
  const { data, isError, refetch } = useQuery(newsQuery);
  if (!data && isError) {
    return (
      <Section title={t('since.title')}>
        <div role="alert">
          <p className="secondary">{t('since.failed')}</p>
          <Button size="compact" onClick={() => void refetch()}>
            {words.t('retry')}
          </Button>
        </div>
      </Section>
    );
  }
  if (!data?.since) return null;
  return (
    <Section title={t('since.title_on', { day: formatDayMonth(data.since, language) })}>
      {data.items.length === 0 ? (
        <p className="secondary">{t('since.none')}</p>
      ) : (
        <Rows>
          {data.items.map((item) => (
            <Row
              key={item.kind}
              stretched
              title={<Link to={newsAddress(item)}>{titleOf(item)}</Link>}
              aside={<time dateTime={item.on}>{formatDay(item.on, language)}</time>}
            />
          ))}
        </Rows>
      )}
    </Section>
  );

  function titleOf({ kind, count, about }: NewsItem): string {
    if (count > 1) return t(`since.${kind}.several`, { count, about });
    return t(`since.${kind}.one`, { about: about && aboutOf(kind, about) });
  }

  function aboutOf(kind: NewsItem['kind'], about: string): string {
    if (kind === 'statement_published') return formatMonth(about, language);
    if (kind === 'cheque_bounced') return unitLabel(about);
    return kind.startsWith('document_') ? documentName(about, words) : about;
  }
}
