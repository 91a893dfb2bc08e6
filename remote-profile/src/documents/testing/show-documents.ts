import type { DocumentEntry } from '@manzil/shared/contract/documents/document-entry';
import type { DocumentDetail } from '@manzil/shared/contract/documents/documents';
import { screen } from '@testing-library/react';
import { aDocument, profile } from '../../testing/profile.fixture';
import { show } from '../../testing/show';
import { besides } from './answers';

/** Shows the page with these documents, and `earlier` ones that they have replaced. */
export const showReplaced = (earlier: DocumentDetail[], ...documents: DocumentEntry[]) =>
  show('documents', {
    profile: { ...profile, documents, document_count: documents.length },
    answers: besides({ earlier }),
  });

export const showDocuments = (...documents: DocumentEntry[]) => showReplaced([], ...documents);

/** Nothing of who somebody is is missing. */
export const identity = [aDocument('passport'), aDocument('proof-of-address')];

export const documentLink = (name: string, description: string) =>
  screen.getByRole('link', { name, description });
