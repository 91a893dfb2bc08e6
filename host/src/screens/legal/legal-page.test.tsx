import { portalConfig, setPortalConfig } from '@manzil/shared/runtime';
import { cleanup, screen } from '@testing-library/react';
import { preparePortal, renderInPortal, renderRoutes } from '../../layout/testing/render-in-portal';
import LegalScreen from '../legal.screen';
import { LegalPage } from './legal-page';

describe('a legal page', () => {
  beforeEach(() => preparePortal());

  it.each(['privacy', 'terms', 'imprint', 'accessibility'] as const)(
    '%s leaves no placeholder unfilled',
    (page) => {
      renderInPortal(<LegalPage page={page} />);
      expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
      expect(document.body).not.toHaveTextContent(/\{\{|\}\}|undefined/);
    },
  );

  it.each([
    ['/privacy-policy', 'Datenschutz'],
    ['/terms-and-conditions', 'Allgemeine Geschäftsbedingungen'],
    ['/imprint', 'Impressum'],
    ['/Accessibility', 'Barrierefreiheit'],
  ])('%s is one of them', (path, title) => {
    renderRoutes([{ path, element: <LegalScreen /> }], path);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  it('names operator and support as configured, as links', () => {
    renderInPortal(<LegalPage page="imprint" />);
    expect(screen.getByText(/^Manzil Property Services L\.L\.C\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'hilfe@manzil.example' })).toHaveAttribute(
      'href',
      'mailto:hilfe@manzil.example',
    );
    expect(screen.getByRole('link', { name: '+971 4 555 01 80' })).toHaveAttribute(
      'href',
      'tel:+97145550180',
    );
  });

  it('names the licence that is configured, and says nothing of one otherwise', () => {
    renderInPortal(<LegalPage page="imprint" />);
    expect(screen.queryByRole('heading', { name: 'Zulassung' })).not.toBeInTheDocument();
    cleanup();
    setPortalConfig({ ...portalConfig(), licence: '12345' });
    renderInPortal(<LegalPage page="imprint" />);
    expect(screen.getByText(/^RERA-Lizenz 12345, Real Estate/)).toBeVisible();
  });

  it('leads from the terms to the forms that end a contract', () => {
    renderInPortal(<LegalPage page="terms" />);
    for (const [name, path] of [
      ['Vertrag widerrufen', '/withdrawal'],
      ['Verträge hier kündigen', '/cancellation'],
    ] as const) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', path);
    }
  });

  it('says of when it is', () => {
    renderInPortal(<LegalPage page="privacy" />);
    expect(screen.getByText(/^Stand: \d{1,2}\. \p{L}+ \d{4}$/u)).toBeVisible();
  });
});
