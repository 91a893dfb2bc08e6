import type { Investor } from '@manzil/shared/contract/session/session';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AccountMenu } from '../account-menu';
import { anna, preparePortal, renderInPortal } from './render-in-portal';

export const accountButton = () => screen.getByRole('button', { name: /^Kontomenü/ });

type Setup = { investor?: Investor | null; path?: string; after?: ReactNode };

/** Shows the menu, as Anna finds it where nothing else is said. */
export function showAccountMenu({ investor = anna, path = '/', after }: Setup = {}): void {
  preparePortal(investor);
  renderInPortal(
    <>
      <AccountMenu />
      {after}
    </>,
    path,
  );
}
