import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { BottomBar } from './bottom-bar';
import { LegalLinks } from './footer';
import { MenuPanel } from './menu-panel';
import styles from './page-layout.module.css';
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
  const { key } = useLocation();
  // The page it was opened on: every navigation closes it.
  const [menuOn, setMenuOn] = useState<string>();
  return (
    <div className={styles.frame}>
      <Sidebar />
      <div className={styles.body}>
        <TopBar title={title} onSupport={onSupport} onMenu={() => setMenuOn(key)} />
        <main id="content" tabIndex={-1} className={styles.content}>
          {children}
        </main>
        <footer className={styles.foot}>
          <LegalLinks />
        </footer>
      </div>
      <BottomBar />
      <MenuPanel open={menuOn === key} onSupport={onSupport} onClose={() => setMenuOn(undefined)} />
    </div>
  );
}
