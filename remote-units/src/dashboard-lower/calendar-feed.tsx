import { formatDay } from '@manzil/shared/format/date';
import { isApiError } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { calendarFeedQuery, endCalendarFeed, renewCalendarFeed } from './calendar-feed.api';
import styles from './calendar-feed.module.css';
import { useLowerTexts } from './lower-texts';

/** Key of the address that was opened first, in each tab. */
const OPENED = 'default';

/** Entries of the history that led here once: whoever comes back to one is to find the page as it was left. */
const followed = new Set<string>();

/** Subscribing to the dates: an address that is shown once, made anew or taken back. `?show=calendar` leads to it. */
export function CalendarFeed() {
  const { t } = useLowerTexts();
  const { key, search } = useLocation();
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLElement>(null);

  // By key, as it may be led to again where the address says so already.
  useEffect(() => {
    if (followed.has(key) || new URLSearchParams(search).get('show') !== 'calendar') return;
    setOpen(true);
    // The shell goes to the top of a page in the same moment.
    const frame = requestAnimationFrame(() => {
      if (key !== OPENED) followed.add(key);
      place.current?.scrollIntoView();
      place.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [key, search]);

  return (
    <section ref={place} tabIndex={-1} aria-label={t('calendar.title')}>
      <Button variant="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t('calendar.title')}
      </Button>
      {open && <Subscription />}
    </section>
  );
}

function Subscription() {
  const { t, language } = useLowerTexts();
  const { data, isError } = useQuery(calendarFeedQuery);
  const renewal = useMutation({ mutationFn: () => renewCalendarFeed(language) });
  const end = useMutation({ mutationFn: () => endCalendarFeed(language) });
  const failure = renewal.error ?? end.error;
  const created = data?.created_on;
  return (
    <div className={styles.feed}>
      <p className="secondary">
        {created
          ? t('calendar.since', { day: formatDay(created, language) })
          : t('calendar.explained')}
      </p>
      {created && renewal.data && <Address address={renewal.data} />}
      {(isError || failure) && (
        <p role="alert">{isApiError(failure) ? failure.message : t('calendar.failed')}</p>
      )}
      <div className={styles.buttons}>
        <Button size="compact" busy={renewal.isPending} onClick={() => renewal.mutate()}>
          {t(created ? 'calendar.renew' : 'calendar.make')}
        </Button>
        {created && (
          <Button size="compact" busy={end.isPending} onClick={() => end.mutate()}>
            {t('calendar.end')}
          </Button>
        )}
      </div>
    </div>
  );
}

function Address({ address }: { address: string }) {
  const { t } = useLowerTexts();
  const [copied, setCopied] = useState(false);
  const id = useId();
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <>
      <label className="label" htmlFor={id}>
        {t('calendar.address')}
      </label>
      <input
        id={id}
        className={styles.address}
        readOnly
        value={address}
        onFocus={(event) => event.target.select()}
      />
      <p className="secondary">{t('calendar.once')}</p>
      <div className={styles.buttons}>
        <a className={styles.open} href={address.replace(/^https?:/, 'webcal:')}>
          {t('calendar.open')}
        </a>
        <Button size="compact" onClick={() => void copy()}>
          <span role="status">{t(copied ? 'calendar.copied' : 'calendar.copy')}</span>
        </Button>
      </div>
    </>
  );
}
