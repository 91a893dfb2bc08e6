import { useTexts } from '@manzil/shared/runtime';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { type Part, parts } from './parts';
import styles from './settings.module.css';

/** The lower two thirds of the window do not count: the part that is being read begins above them. */
const READ_ABOVE = '0px 0px -66% 0px';

function usePartInView(): Part {
  const { hash } = useLocation();
  const [inView, setInView] = useState<Part>(parts[0]);
  useEffect(() => {
    const asked = parts.find((part) => `#${part}` === hash);
    if (asked) setInView(asked);
  }, [hash]);
  useEffect(() => {
    const seen = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target);
          else seen.delete(target);
        }
        const first = parts.find((part) => [...seen].some(({ id }) => id === part));
        if (first) setInView(first);
      },
      { rootMargin: READ_ABOVE },
    );
    for (const part of parts) {
      const section = document.getElementById(part);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, []);
  return inView;
}

export function PartList() {
  const { t } = useTexts('profile/settings');
  const inView = usePartInView();
  return (
    <nav className={styles.list} aria-label={t('settings.parts_label')}>
      <ul className={styles.anchors}>
        {parts.map((part) => (
          <li key={part}>
            <Link to={`#${part}`} replace aria-current={part === inView ? 'true' : undefined}>
              {t(`settings.parts.${part}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
