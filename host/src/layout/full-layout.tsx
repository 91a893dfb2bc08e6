import type { ReactNode } from 'react';
import { Footer } from './footer';
import { FullHeader } from './full-header';
import styles from './full-layout.module.css';
import { SiteHeader } from './site-header';

type FullLayoutProps = {
  /** `bar` is the portal's, `site` the one of the public pages; `none` leaves the top to the page. */
  header: 'bar' | 'site' | 'none';
  /** The page fills the window and brings its own footer. */
  bare: boolean;
  title: string;
  children: ReactNode;
};

export function FullLayout({ header, bare, title, children }: FullLayoutProps) {
  return (
    <div className={styles.frame}>
      {header === 'bar' && <FullHeader title={title} />}
      {header === 'site' && <SiteHeader />}
      <main id="content" tabIndex={-1} className={bare ? styles.bare : styles.content}>
        {children}
      </main>
      {!bare && <Footer />}
    </div>
  );
}
