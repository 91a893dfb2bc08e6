import type { DocumentEntry } from '@manzil/shared/contract/documents/document-entry';
import { screen, within } from '@testing-library/react';
import { besides } from '../../documents/testing/answers';
import { aDocument, profile } from '../../testing/profile.fixture';
import { open, stateAt } from './open-onboarding';

export const scan = aDocument('passport', { status: 'in_review', file: { name: 'IMG_2041.jpg' } });
const path = `/documents/${scan.document_id}`;
export const passport = () => within(screen.getByRole('region', { name: 'Reisepass' }));

/** Shows the third step with these documents; what is deleted is gone when they are asked for again. */
export async function openWith(documents: DocumentEntry[], answer: unknown = { success: true }) {
  let there = documents;
  const remove = jest.fn(() => {
    if (typeof answer === 'function') return answer();
    there = there.filter((each) => each !== scan);
    return answer;
  });
  const shown = await open(
    stateAt(2),
    {
      ...besides(),
      'GET /profile': () => ({ ...profile, documents: there, document_count: there.length }),
      [`DELETE ${path}`]: remove,
      [`GET ${path}/download`]: () => new Response('a'),
    },
    { documents },
  );
  return { ...shown, remove };
}

export async function withdraw(user: Awaited<ReturnType<typeof openWith>>['user']) {
  await user.click(passport().getByRole('button', { name: 'Löschen' }));
  const dialog = within(screen.getByRole('dialog', { name: 'IMG_2041.jpg löschen?' }));
  await user.click(dialog.getByRole('button', { name: 'Löschen' }));
}
