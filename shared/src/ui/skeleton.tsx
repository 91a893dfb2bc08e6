import { classNames } from './class-names';
import styles from './skeleton.module.css';

export type SkeletonKind = 'tiles' | 'list' | 'article' | 'form' | 'detail';

const blocks: Record<SkeletonKind, readonly (keyof typeof counts)[]> = {
  tiles: ['head', 'drawing', 'figures', 'rows'],
  list: ['head', 'rows'],
  article: ['head', 'lines', 'lines'],
  form: ['head', 'fields'],
  detail: ['head', 'drawing', 'lines', 'rows'],
};

const counts = { head: 2, drawing: 1, figures: 6, rows: 5, lines: 5, fields: 4 } as const;

/** Holds a screen's place with quiet blocks of the same heights; visible after 200 ms. */
export function Skeleton({ kind, label }: { kind: SkeletonKind; label: string }) {
  return (
    <div className={styles.skeleton} role="status">
      <span className="visually-hidden">{label}</span>
      {blocks[kind].map((block, index) => (
        <div key={`${block}${index}`} className={classNames(styles.block, styles[block])}>
          {Array.from({ length: counts[block] }, (_, part) => (
            <span key={part} className={styles.part} />
          ))}
        </div>
      ))}
    </div>
  );
}
