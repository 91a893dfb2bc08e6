import type { AgendaEntry, Dashboard } from '@manzil/shared/contract/dashboard/dashboard';
import { agendaTitle } from '@manzil/shared/format/agenda-title';
import { formatDayMonth } from '@manzil/shared/format/date';
import { Button } from '@manzil/shared/ui/button';
import { Section } from '@manzil/shared/ui/section';
import { Timeline } from '@manzil/shared/ui/timeline';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styles from './agenda.module.css';
import { AgendaDetail, UNITS_BY_DATE } from './agenda-detail';
import { CalendarFeed } from './calendar-feed';
import { useLowerTexts } from './lower-texts';

const FIRST = 8;

const keyOf = ({ on, kind, document_type }: AgendaEntry) => [on, kind, document_type].join();

/** The next 90 days. A long list starts with its first entries; what the API leaves out is only counted. */
export function Agenda({ dashboard }: { dashboard: Dashboard }) {
  const { t, language } = useLowerTexts();
  const [all, setAll] = useState(false);
  const { agenda: entries, agenda_count } = dashboard;
  const more = agenda_count - entries.length;
  const isCut = !all && entries.length > FIRST;
  return (
    <Section title={t('agenda.title')}>
      {entries.length === 0 && <p className="secondary">{t('agenda.none')}</p>}
      <Timeline
        entries={entries.slice(0, isCut ? FIRST : undefined).map((entry) => ({
          key: keyOf(entry),
          date: formatDayMonth(entry.on, language),
          isoDate: entry.on,
          title: agendaTitle(entry, language),
          detail: <AgendaDetail entry={entry} />,
        }))}
      />
      {isCut && (
        <Button variant="quiet" onClick={() => setAll(true)}>
          {t(more > 0 ? 'agenda.next' : 'agenda.all', { count: entries.length })}
        </Button>
      )}
      {!isCut && more > 0 && (
        <p className={styles.more}>
          {t(more === 1 ? 'agenda.one_more' : 'agenda.several_more', { count: more })}{' '}
          <Link to={UNITS_BY_DATE}>{t('agenda.units')}</Link>
        </p>
      )}
      <CalendarFeed />
    </Section>
  );
}
