import type { DocumentEntry } from '@manzil/shared/contract/documents/document-entry';
import type { MissingDocument } from '@manzil/shared/contract/documents/documents';
import { type FakeRequest, fakeRequests } from '@manzil/shared/forms/uploads/testing';
import { act } from '@testing-library/react';
import { aDetail, besides } from './answers';
import { openUploads, saidIn } from './open-uploads';
import { unitsOf } from './units.fixture';

/** Of each upload, in the order of their sending. */
export let sent: readonly FakeRequest[];

/** From now on files go nowhere. */
export function catchUploads(): void {
  sent = fakeRequests();
}

export const said = (at: number) => saidIn(sent[at]);

/** Shows the page with these documents. @param units what is answered to who asks for them */
export const open = (
  documents: DocumentEntry[],
  units: unknown = unitsOf(),
  missing: MissingDocument[] = [],
) => openUploads(() => documents, { ...besides({ missing }), 'GET /units?sort=name': units });

/** Has an upload arrive. */
export const finish = (at: number) =>
  act(async () => {
    const { document_type } = said(at);
    if (!document_type) throw new Error(`No upload ${at} of a type was sent.`);
    sent[at]?.answer(201, aDetail(document_type));
  });

/** What is asked for once more when one has come. */
export const askedAnew = [
  'GET /documents/missing',
  'GET /documents?versions=superseded&page=1',
  'GET /profile',
];
