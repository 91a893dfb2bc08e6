import type { ReactNode } from 'react';
import { BottomBar } from './bottom-bar';
import { LegalLinks } from './footer';
import styles from './page-layout.module.css';
import { Sidebar } from './sidebar';
import { TopBar } from './top-bar';
import { useMenu } from './use-menu';

type PageLayoutProps = {
  title: string;
  children: ReactNode;
};

export function PageLayout({ title, children }: PageLayoutProps) {
  const menu = useMenu();
  return (
    <div className={styles.frame}>
      <Sidebar />
      <div className={styles.body}>
        <TopBar title={title} onMenu={menu.show} />
        <main id="content" tabIndex={-1} className={styles.content}>
          {children}
        </main>
        <footer className={styles.foot}>
          <LegalLinks />
        </footer>
      </div>
      <BottomBar />
      {menu.dialog}
    </div>
  );
}
