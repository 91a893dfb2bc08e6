import { useState } from 'react';
import { classNames } from '../class-names/class-names';
import styles from './avatar.module.css';

type AvatarProps = {
  name: string;
  src?: string | null | undefined;
  size?: 'regular' | 'large';
  current?: boolean;
  /** Red dot, with the words a screen reader hears for it. */
  marker?: string | undefined;
};

/** A person: picture, or initials where there is none or it cannot be had. */
export function Avatar({ name, src, size = 'regular', current = false, marker }: AvatarProps) {
  const [missing, setMissing] = useState<string | null>(null);
  return (
    <span
      className={classNames(
        styles.avatar,
        size === 'large' && styles.large,
        current && styles.current,
      )}
    >
      {src && src !== missing ? (
        <img className={styles.picture} src={src} alt={name} onError={() => setMissing(src)} />
      ) : (
        <span role="img" aria-label={name}>
          {initials(name)}
        </span>
      )}
      {marker && (
        <span className={styles.marker}>
          <span className="visually-hidden">{marker}</span>
        </span>
      )}
    </span>
  );
}

function initials(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((part) => Array.from(part)[0]?.toLocaleUpperCase() ?? '')
    .join('');
}
