import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPortal } from '../../layout/testing/render-in-portal';
import { ConsentPlace } from '../consent-place';

export const show = () =>
  renderInPortal(
    <>
      <ConsentPlace aboveBottomBar />
      <main id="content" tabIndex={-1}>
        <h1>Seite</h1>
      </main>
    </>,
  );

export const question = () =>
  screen.findByRole('region', { name: 'Dürfen wir mitschreiben, damit wir Fehler finden?' });

export const press = async (name: string) =>
  userEvent.click(within(await question()).getByRole('button', { name }));
