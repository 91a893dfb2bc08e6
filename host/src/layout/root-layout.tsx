import { useInvestor, usePortal } from '@manzil/shared/runtime';
import { Spinner } from '@manzil/shared/ui/spinner';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useMatches } from 'react-router';
import { ConsentPlace } from '../consent/consent-place';
import { pageHandle } from '../routing/page-handle';
import { useDocumentTheme } from './document-theme';
import { FullLayout } from './full-layout';
import { PageLayout } from './page-layout';
import styles from './root-layout.module.css';
import { RouteEffects } from './route-effects';
import { useSlowNavigation } from './slow-navigation';
import { useAfterLoad } from './use-after-load';

const loadLate = () => import(/* webpackChunkName: "late" */ './late-parts');

export function RootLayout() {
  const { t } = useTranslation();
  const { language } = usePortal();
  const { pathname } = useLocation();
  const { layout, theme, title } = pageHandle(useMatches(), pathname, useInvestor() !== null);
  const slow = useSlowNavigation();
  const late = useAfterLoad(loadLate);
  useDocumentTheme(theme);

  const isPublicSite = layout === 'full-plain' && theme === 'dark';
  const plainHeader = isPublicSite ? 'site' : 'none';
  const page = (
    <>
      {slow && (
        <div
          role="progressbar"
          aria-label={t('loading')}
          className={styles.progress}
          data-layout={layout}
        />
      )}
      {slow === 'page' && (
        <div className={styles.spinner}>
          <Spinner text={t('loading')} />
        </div>
      )}
      <div className={styles.page} data-path={pathname} data-leaving={slow === 'page' || undefined}>
        <Outlet />
      </div>
      {late && <late.LateParts layout={layout} />}
    </>
  );

  return (
    <>
      <a className={styles.skip} href="#content">
        {t('skip')}
      </a>
      <ConsentPlace aboveBottomBar={layout === 'page'} />
      {layout === 'page' ? (
        <PageLayout title={title[language]}>{page}</PageLayout>
      ) : (
        <FullLayout
          header={layout === 'full' ? 'bar' : plainHeader}
          bare={pathname === '/login'}
          title={title[language]}
        >
          {page}
        </FullLayout>
      )}
      {late && <late.Toasts />}
      <RouteEffects title={title[language]} />
    </>
  );
}
