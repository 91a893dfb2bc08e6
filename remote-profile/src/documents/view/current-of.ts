import type { EarlierVersion } from '../earlier-versions';

type Version = Pick<EarlierVersion, 'document_id' | 'superseded_by_id'>;

/** Id of the version that is valid now. @param all of every document, but the current ones */
export function currentOf(version: Version, all: readonly Version[]): string {
  const { document_id, superseded_by_id } = version;
  if (!superseded_by_id) return document_id;
  const next = all.find((each) => each.document_id === superseded_by_id);
  if (!next) return superseded_by_id;
  return currentOf(
    next,
    all.filter((each) => each !== next),
  );
}
