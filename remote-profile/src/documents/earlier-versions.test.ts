import { versionsBefore } from './earlier-versions';
import { aDetail } from './testing/answers';

test('of several documents that one has replaced none gets lost', () => {
  const current = aDetail('passport');
  const [left, right] = [current, current].map(({ document_id }) =>
    aDetail('passport', { superseded_by_id: document_id }),
  );
  const first = aDetail('passport', { superseded_by_id: right!.document_id });
  const other = aDetail('visa', { superseded_by_id: aDetail('visa').document_id });
  const all = [left!, right!, first, other];
  expect(versionsBefore(current.document_id, all)).toEqual([left, right, first]);
});

test('versions that name each other in a circle come to an end', () => {
  const one = aDetail('passport');
  const two = aDetail('passport', { superseded_by_id: one.document_id });
  const all = [{ ...one, superseded_by_id: two.document_id }, two];
  expect(versionsBefore(one.document_id, all)).toHaveLength(2);
});
