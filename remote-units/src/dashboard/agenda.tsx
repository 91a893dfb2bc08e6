import type { AgendaEntry, Dashboard } from '@manzil/shared/contract/dashboard/dashboard';
import { formatDayMonth } from '@manzil/shared/format/date';
import { useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { Section } from '@manzil/shared/ui/section';
import { Timeline } from '@manzil/shared/ui/timeline';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styles from './agenda.module.css';
import { agendaDetail, agendaTitle } from './agenda-words';
import { CalendarFeed } from './calendar-feed';

const FIRST = 8;

/** The next 90 days. A long list starts with its first entries; what the API leaves out is only counted. */
export function Agenda({ dashboard }: { dashboard: Dashboard }) {
  const words = useTexts('units/dashboard');
  const { t, language } = words;
  const [all, setAll] = useState(false);
  const { agenda: entries, agenda_count } = dashboard;
  const more = agenda_count - entries.length;
  const isCut = !all && entries.length > FIRST;
  return (
    <Section title={t('agenda.title')}>
      {entries.length === 0 && <p className="secondary">{t('agenda.none')}</p>}
      <Timeline
        entries={entries.slice(0, isCut ? FIRST : undefined).map((entry) => ({
          key: [entry.on, entry.kind, entry.document_type].join(),
          date: formatDayMonth(entry.on, language),
          isoDate: entry.on,
          title: agendaTitle(entry, words),
          detail: (
            <Link className={styles.link} to={addressOf(entry)}>
              {agendaDetail(entry, words)}
            </Link>
          ),
        }))}
      />
      {isCut && (
        <Button variant="quiet" onClick={() => setAll(true)}>
          {t(more > 0 ? 'agenda.next' : 'agenda.all', { count: entries.length })}
        </Button>
      )}
      {!isCut && more > 0 && (
        <p className={styles.more}>
          {t('agenda.more', { count: more })} <Link to="/my-units">{t('agenda.units')}</Link>
        </p>
      )}
      <CalendarFeed />
    </Section>
  );
}

function addressOf({ unit, buildings }: AgendaEntry): string {
  if (unit) return `/my-units/${unit.unit_id}`;
  return buildings > 0 ? '/my-units' : '/profile/documents';
}
