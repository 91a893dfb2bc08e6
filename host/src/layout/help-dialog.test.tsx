import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HelpDialog } from './help-dialog';
import { anna, preparePortal, renderInPortal } from './testing/render-in-portal';

const FRIDAY_NOON = new Date('2026-11-20T12:00:00+04:00');
const SATURDAY = new Date('2026-11-21T12:00:00+04:00');

beforeEach(() =>
  jest.useFakeTimers({ now: FRIDAY_NOON, doNotFake: ['setTimeout', 'queueMicrotask'] }),
);
afterEach(() => jest.useRealTimers());

describe('Hilfe & Support', () => {
  it('links to WhatsApp, telephone and e-mail of the configuration', () => {
    preparePortal();
    renderInPortal(<HelpDialog open onClose={jest.fn()} />);
    expect(screen.getByRole('dialog', { name: 'Hilfe & Support' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      'https://wa.me/971505550180',
    );
    expect(screen.getByRole('link', { name: 'Anrufen' })).toHaveAttribute(
      'href',
      'tel:+97145550180',
    );
    expect(screen.getByRole('link', { name: 'E-Mail schreiben' })).toHaveAttribute(
      'href',
      'mailto:hilfe@manzil.example',
    );
  });

  it('says until when somebody answers', () => {
    preparePortal();
    renderInPortal(<HelpDialog open onClose={jest.fn()} />);
    expect(screen.getByText('Jetzt erreichbar')).toBeVisible();
    expect(screen.getByText(/Heute bis 17:00 GST/)).toBeVisible();
  });

  it('says at the weekend when somebody is back', () => {
    jest.setSystemTime(SATURDAY);
    preparePortal();
    renderInPortal(<HelpDialog open onClose={jest.fn()} />);
    expect(screen.getByText('Gerade geschlossen')).toBeVisible();
    expect(screen.getByText(/Wieder da ab Montag,? 08:00 GST/)).toBeVisible();
  });

  it('leads an investor to the frequent questions and closes', async () => {
    preparePortal(anna);
    const close = jest.fn();
    const router = renderInPortal(<HelpDialog open onClose={close} />);
    await userEvent.click(screen.getByRole('link', { name: 'Alle Fragen und Antworten' }));
    expect(router.state.location.pathname).toBe('/faq');
    expect(close).toHaveBeenCalled();
  });

  it('keeps the frequent questions from a visitor, who may not open them', () => {
    preparePortal();
    renderInPortal(<HelpDialog open onClose={jest.fn()} />);
    expect(screen.queryByText('Häufige Fragen')).not.toBeInTheDocument();
  });

  it('names the version and reaches imprint, privacy and accessibility', () => {
    preparePortal();
    renderInPortal(<HelpDialog open onClose={jest.fn()} />);
    expect(screen.getByText('Version 1.4.0')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Impressum' })).toHaveAttribute('href', '/imprint');
    expect(screen.getByRole('link', { name: 'Datenschutz' })).toHaveAttribute(
      'href',
      '/privacy-policy',
    );
    expect(screen.getByRole('link', { name: 'Barrierefreiheit' })).toHaveAttribute(
      'href',
      '/accessibility',
    );
  });
});
