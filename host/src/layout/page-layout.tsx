import { type ReactNode, useState } from 'react';
import { BottomBar } from './bottom-bar';
import { LegalLinks } from './footer';
import { MenuPanel } from './menu-panel';
import styles from './page-layout.module.css';
import { ScrollToTop } from './scroll-to-top';
import { Sidebar } from './sidebar';
import { TopBar } from './top-bar';

type PageLayoutProps = {
  title: string;
  /** Opens the support dialog. */
  onSupport: () => void;
  children: ReactNode;
};

/** Sidebar, top bar, content, bottom bar: the frame of every page behind the sign-in. */
export function PageLayout({ title, onSupport, children }: PageLayoutProps) {
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <div className={styles.frame}>
      <Sidebar />
      <div className={styles.body}>
        <TopBar title={title} onSupport={onSupport} onMenu={() => setMenuOpen(true)} />
        <main id="content" tabIndex={-1} className={styles.content}>
          {children}
        </main>
        <footer className={styles.foot}>
          <LegalLinks />
        </footer>
      </div>
      <BottomBar />
      <MenuPanel open={menuOpen} onSupport={onSupport} onClose={() => setMenuOpen(false)} />
      <ScrollToTop />
    </div>
  );
}
