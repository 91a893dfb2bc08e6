import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  anna,
  openConsent,
  preparePortal,
  renderInPortal,
} from '../layout/testing/render-in-portal';
import ConsentDialog from './consent-dialog';
import { decision$, forgetDecision, grantedNow } from './decision';
import { ConsentApi } from './testing/consent-api';
import { press, question, show } from './testing/consent-question';

jest.mock('../reporting/start-reporting');

const collects = { sentryDsn: 'https://key@reports.test/1' };

let api: ConsentApi;

beforeEach(() => {
  api = new ConsentApi();
  Object.assign(globalThis, { fetch: api.fetch });
  preparePortal(null, collects);
  act(forgetDecision);
  openConsent.mockClear();
});

describe('the question', () => {
  it.each([
    ['Nur Notwendiges', { analytics: false, replay: false }],
    ['Allem zustimmen', { analytics: true, replay: true }],
  ])('is answered by one press of "%s", and the page has the focus', async (name, granted) => {
    show();
    await press(name);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(grantedNow()).toEqual(granted);
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('leads to what exactly is collected, and to the privacy policy', async () => {
    show();
    await press('Was genau?');
    expect(openConsent).toHaveBeenCalledTimes(1);
    expect(within(await question()).getByRole('link', { name: 'Datenschutz' })).toHaveAttribute(
      'href',
      '/privacy-policy',
    );
  });

  it('is read out: its words come into a region that is there', async () => {
    show();
    const words = await within(await question()).findByText(
      /^Stimmst du zu, erhalten wir Fehlerberichte/,
    );
    expect(words.closest('[aria-live="polite"]')).toBeInTheDocument();
  });
});

describe('the details', () => {
  const showDetails = () => renderInPortal(<ConsentDialog open onClose={jest.fn()} />);
  const box = (name: string) => screen.getByRole('checkbox', { name });

  it('allow one purpose without the other, and keep what is necessary', async () => {
    preparePortal(anna, collects);
    showDetails();
    expect(box('Notwendig')).toBeDisabled();
    expect(box('Fehlerberichte und Ladezeiten')).not.toBeChecked();
    await userEvent.click(box('Fehlerberichte und Ladezeiten'));
    await userEvent.click(screen.getByRole('button', { name: 'Auswahl speichern' }));
    expect(grantedNow()).toEqual({ analytics: true, replay: false });
    expect(decision$.value?.by).toBe('investor');
  });

  it('say what each purpose is for to who cannot see it', () => {
    showDetails();
    expect(box('Sitzungsaufzeichnung')).toHaveAccessibleDescription(
      /^Damit wir sehen, wie es zu einem Fehler kam/,
    );
  });
});

test('where nothing is collected the details say so, and ask nothing', () => {
  preparePortal();
  renderInPortal(<ConsentDialog open onClose={jest.fn()} />);
  expect(screen.getByText(/^Dieses Portal sammelt keine Fehlerberichte/)).toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});
