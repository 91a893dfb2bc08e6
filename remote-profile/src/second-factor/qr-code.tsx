import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import styles from './second-factor.module.css';

/** Modules of white around it, which cameras need. */
const MARGIN = 4;

/** Black on white in either theme: apps read nothing else. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = generate(text);
  const size = code.size + 2 * MARGIN;
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.picture}
      viewBox={`${-MARGIN} ${-MARGIN} ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={toSvgPath(code)} />
    </svg>
  );
}
