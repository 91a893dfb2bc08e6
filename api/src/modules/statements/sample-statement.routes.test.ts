import { pdfPages } from '../../../testing/pdf-text';
import { buildTestApp, type TestApp } from '../../../testing/test-app';

let portal: TestApp;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

const sample = (language: string) =>
  portal.anonymous.call({ method: 'GET', url: `/sample-statement?language=${language}` });

test('a stranger opens a sample of a statement that says on its page that it is one', async () => {
  const answer = await sample('de');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(answer.headers['content-disposition']).toBe(
    'inline; filename="Manzil-Musterabrechnung.pdf"',
  );
  const pages = await pdfPages(answer.rawPayload);
  expect(pages).toHaveLength(1);
  const [page = []] = pages;
  for (const text of [
    'MUSTER',
    'Abrechnung Oktober\u00A02026',
    'Erika Muster',
    'MUSTER-2026-10',
    'Muster: Person, Einheit und Beträge sind erfunden.',
  ]) {
    expect(page).toContain(text);
  }
  expect(page.join(' ')).not.toMatch(/ohne Unterschrift gültig/);
});

test('it adds up, as on the landing page: all that came in is paid out', async () => {
  const [page = []] = await pdfPages((await sample('de')).rawPayload);
  const after = (label: string) => page[page.indexOf(label) + 1];
  expect([
    after('Mieteinnahmen'),
    after('Verwaltung und Vermietung'),
    after('Umsatzsteuer darauf'),
    after('Kosten'),
    after('Auszahlung'),
    after('Endsaldo am 31.10.2026'),
    after('Summe aller Buchungen'),
  ]).toEqual(['30.000,00', '−1.500,00', '−75,00', '−420,00', '−28.005,00', '0,00', '0,00']);
});

test('it is English for who reads English, and sent once', async () => {
  const answer = await sample('en');
  const [page = []] = await pdfPages(answer.rawPayload);
  for (const text of ['SAMPLE', 'Statement October\u00A02026', 'Jane Sample']) {
    expect(page).toContain(text);
  }
  const again = await portal.anonymous.call({
    method: 'GET',
    url: '/sample-statement?language=en',
    headers: { 'if-none-match': String(answer.headers.etag) },
  });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
});
