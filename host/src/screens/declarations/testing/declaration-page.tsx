import { dropAllKept, keptEntries } from '@manzil/shared/runtime';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { preparePortal, renderRoutes } from '../../../layout/testing/render-in-portal';
import DeclarationScreen from '../../declaration.screen';
import { paste } from '../../testing/paste';
import { forgetSent } from './declarations-api';

/** A visitor's tab in which nothing has been typed yet. */
export function prepareTab(): void {
  forgetSent();
  dropAllKept();
  window.scrollTo = jest.fn();
  preparePortal();
}

export const open = (path: string) =>
  renderRoutes(
    ['/cancellation', '/withdrawal'].map((place) => ({
      path: place,
      element: <DeclarationScreen />,
    })),
    path,
  );

export const field = (name: string) => screen.getByRole('textbox', { name });
export const press = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name }));
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

export async function fill(): Promise<void> {
  await paste(field('Vertrag'), 'Marina Walk Tower 2304');
  await paste(field('Vor- und Nachname'), 'Gesine Ölmüller');
  await paste(field('E-Mail'), 'gesine@example.com');
}

/** Names of the drafts that are kept. */
export const stored = () => [...keptEntries.keys()];
