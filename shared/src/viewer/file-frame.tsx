import { usePortal } from '@manzil/shared/runtime';
import { ChevronLeft, ChevronRight, Maximize, Minimize, Minus, Plus, RotateCw } from 'lucide';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { LargeView } from './large-view';
import { Tool } from './tool';
import type { View } from './use-view';
import styles from './viewer.module.css';
import { pageOf, useViewerWords } from './viewer-words';

const ZOOMS = [1, 1.5, 2, 3] as const;

type FileFrameProps = {
  view: View;
  label: string;
  children: ReactNode;
  /** Where it has pages; counted from 1. */
  paging?: { page: number; pages: number; onPage: (page: number) => void } | null;
};

export function FileFrame({ view, label, children, paging = null }: FileFrameProps) {
  const { language } = usePortal();
  const words = useViewerWords();
  const { zoom, turns, large, set } = view;
  const size = useRef<HTMLButtonElement>(null);
  const before = useRef(large);
  const at = ZOOMS.indexOf(zoom as (typeof ZOOMS)[number]);
  const percent = new Intl.NumberFormat(language, { style: 'percent' }).format(zoom);

  useLayoutEffect(() => {
    // What is moved in the document loses the focus.
    if (before.current !== large) size.current?.focus();
    before.current = large;
  }, [large]);

  return (
    <LargeView large={large} label={label} onLeave={() => set({ large: false })}>
      <section className={styles.frame} data-large={large || undefined} aria-label={words.view}>
        <div className={styles.bar}>
          {paging && (
            <>
              <span role="status" className={styles.pageName}>
                {pageOf(words, paging.page, paging.pages)}
              </span>
              <span aria-hidden="true" className={styles.pageNumber}>
                {paging.page}/{paging.pages}
              </span>
              <Tool
                lines={ChevronLeft}
                label={words.page_before}
                off={paging.page <= 1}
                onClick={() => paging.onPage(paging.page - 1)}
              />
              <Tool
                lines={ChevronRight}
                label={words.page_after}
                off={paging.page >= paging.pages}
                onClick={() => paging.onPage(paging.page + 1)}
              />
            </>
          )}
          <span className={styles.gap} />
          <Tool
            lines={Minus}
            label={words.zoom_out}
            off={at <= 0}
            onClick={() => set({ zoom: ZOOMS[at - 1] ?? 1 })}
          />
          <span role="status">{percent}</span>
          <Tool
            lines={Plus}
            label={words.zoom_in}
            off={at >= ZOOMS.length - 1}
            onClick={() => set({ zoom: ZOOMS[at + 1] ?? zoom })}
          />
          <span className={styles.line} />
          <Tool
            lines={RotateCw}
            label={words.turn}
            onClick={() => set({ turns: (turns + 1) % 4 })}
          />
          <Tool
            ref={size}
            lines={large ? Minimize : Maximize}
            label={large ? words.large_leave : words.large}
            onClick={() => set({ large: !large })}
          />
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled has to be reached by keys */}
        <div className={styles.stage} tabIndex={0}>
          {children}
        </div>
      </section>
    </LargeView>
  );
}
