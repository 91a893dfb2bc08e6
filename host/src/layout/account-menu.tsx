import { apiAddress, useInvestor } from '@manzil/shared/runtime';
import { Avatar } from '@manzil/shared/ui/avatar';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink, useLocation } from 'react-router';
import styles from './account-menu.module.css';
import { SignOutButton } from './sign-out-button';
import { useDisclosure } from './use-disclosure';

export function AccountMenu() {
  const { t } = useTranslation();
  const investor = useInvestor();
  const rootRef = useRef<HTMLDivElement>(null);
  const { open, close, rootProps, buttonProps } = useDisclosure(rootRef);
  const panelId = useId();
  const { pathname } = useLocation();
  if (!investor) return null;
  const inAccount = /^\/profile(\/|$)/.test(pathname);
  const inSettings = pathname === '/profile/settings';
  const name = `${investor.first_name} ${investor.last_name}`;

  return (
    <div ref={rootRef} className={styles.account} {...rootProps}>
      <button
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={panelId}
        aria-current={inAccount || undefined}
        {...buttonProps}
      >
        <span className="visually-hidden">{t('account.menu')}</span>
        <Avatar
          name={name}
          src={investor.avatar && apiAddress(investor.avatar)}
          current={inAccount}
          marker={investor.profile_status === 'inactive' ? t('account.inactive') : undefined}
        />
      </button>
      <div id={panelId} className={styles.panel} hidden={!open}>
        <p className={styles.name}>{name}</p>
        {investor.email && <p className={styles.email}>{investor.email}</p>}
        <ul className={styles.entries}>
          <li>
            <Link
              to="/profile"
              className={styles.entry}
              aria-current={inAccount && !inSettings ? 'page' : undefined}
              onClick={close}
            >
              {t('account.open')}
            </Link>
          </li>
          <li>
            <NavLink to="/profile/settings" className={styles.entry ?? ''} onClick={close}>
              {t('account.settings')}
            </NavLink>
          </li>
          <li>
            <SignOutButton className={styles.entry} />
          </li>
        </ul>
      </div>
    </div>
  );
}
