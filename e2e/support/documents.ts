import type { BrowserContext, Page } from '@playwright/test';
import { aPdf } from '../../api/testing/pdfs';
import { origins } from './origins';

type Stored = { document_type: string; status: string; file: { name: string } };

/** The documents of who is signed in, as the API tells of them. */
export async function stored({ request }: BrowserContext): Promise<Stored[]> {
  const answer = await request.get(`${origins.api}/documents`);
  return ((await answer.json()) as { items: Stored[] }).items;
}

/** Chooses PDF files of these names on the page of documents. */
export async function choose(page: Page, ...names: string[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Datei auswählen' }).click();
  await (await chooser).setFiles(
    names.map((name) => ({ name, mimeType: 'application/pdf', buffer: aPdf() })),
  );
}
