import { screen } from '@testing-library/react';
import { profile } from '../testing/profile.fixture';
import { showAt } from '../testing/show';
import { aDetail, besides } from './testing/answers';

let mockLost = true;
jest.mock('./view/document-parts', () => {
  if (mockLost) throw new Error('Loading chunk document-view failed.');
  return jest.requireActual('./view/document-parts');
});

test('where what shows a document gets lost on the way, it is asked for again in its place', async () => {
  const file = { name: 'a.jpg', media_type: 'image/jpeg', size_bytes: 9, sha256: 'a' } as const;
  const detail = aDetail('visa', { file });
  const { user } = await showAt('documents', `/profile/documents?document=${detail.document_id}`, {
    profile: { ...profile, documents: [detail], document_count: 1 },
    answers: { ...besides(), [`GET /documents/${detail.document_id}`]: detail },
  });
  const title = screen.getByRole('heading', { level: 1, name: 'Visum' });
  expect(title).toHaveFocus();
  expect(screen.getByText('Wird geladen')).toBeVisible();
  expect(await screen.findByText('Das Dokument lässt sich gerade nicht laden')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Alle Dokumente' })).toBeVisible();
  mockLost = false;
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByAltText('Visum')).toBeInTheDocument();
  expect(title).toHaveFocus();
});
