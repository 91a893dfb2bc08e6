import { screen } from '@testing-library/react';
import { anna, preparePortal, renderRoutes } from '../layout/testing/render-in-portal';
import RouteError from './route-error';

function Broken(): never {
  throw new Error('The frame broke');
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('a broken portal', () => {
  it('offers to reload, leads an investor to the dashboard and gives a number', () => {
    preparePortal(anna);
    renderRoutes([{ path: '/', element: <Broken />, ErrorBoundary: RouteError }]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Die Seite ist abgestürzt.',
    );
    expect(screen.getByRole('button', { name: 'Neu laden' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zum Dashboard' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
    expect(screen.getByText(/^Fehlernummer/)).toBeVisible();
  });

  it('leads a visitor to the landing page', () => {
    preparePortal();
    renderRoutes([{ path: '/', element: <Broken />, ErrorBoundary: RouteError }]);
    expect(screen.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/home');
  });
});
