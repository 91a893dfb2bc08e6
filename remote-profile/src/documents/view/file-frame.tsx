import { useWords } from '@manzil/shared/runtime';
import { LineIcon, type Lines } from '@manzil/shared/ui/line-icon';
import { ChevronLeft, ChevronRight, Minus, Plus } from 'lucide';
import type { ReactNode } from 'react';
import styles from './file-view.module.css';

const ZOOMS = [1, 1.5, 2, 3] as const;

type FileFrameProps = {
  zoom: number;
  onZoom: (zoom: number) => void;
  children: ReactNode;
  /** Where it has pages; counted from 1. */
  paging?: { page: number; pages: number; onPage: (page: number) => void } | null;
};

/** What is shown of a file, below its page and size. */
export function FileFrame({ zoom, onZoom, children, paging = null }: FileFrameProps) {
  const { t, language } = useWords('profile/documents');
  const at = ZOOMS.indexOf(zoom as (typeof ZOOMS)[number]);
  const percent = new Intl.NumberFormat(language, { style: 'percent' }).format(zoom);
  return (
    <section className={styles.frame} aria-label={t('documents.view')}>
      <div className={styles.bar}>
        {paging && (
          <>
            <span role="status">
              {t('documents.page', { page: paging.page, pages: paging.pages })}
            </span>
            <Tool
              lines={ChevronLeft}
              label={t('documents.page_before')}
              off={paging.page <= 1}
              onClick={() => paging.onPage(paging.page - 1)}
            />
            <Tool
              lines={ChevronRight}
              label={t('documents.page_after')}
              off={paging.page >= paging.pages}
              onClick={() => paging.onPage(paging.page + 1)}
            />
          </>
        )}
        <span className={styles.gap} />
        <Tool
          lines={Minus}
          label={t('documents.zoom_out')}
          off={at <= 0}
          onClick={() => onZoom(ZOOMS[at - 1] ?? 1)}
        />
        <span role="status">{percent}</span>
        <Tool
          lines={Plus}
          label={t('documents.zoom_in')}
          off={at >= ZOOMS.length - 1}
          onClick={() => onZoom(ZOOMS[at + 1] ?? zoom)}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled has to be reached by keys */}
      <div className={styles.stage} tabIndex={0}>
        {children}
      </div>
    </section>
  );
}

type ToolProps = { lines: Lines; label: string; off: boolean; onClick: () => void };

/** Stays in the order of the tab key at its end, so that the focus does not fall out of the bar. */
function Tool({ lines, label, off, onClick }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      aria-disabled={off}
      onClick={() => !off && onClick()}
    >
      <LineIcon lines={lines} size={20} strokeWidth={1.5} />
    </button>
  );
}
