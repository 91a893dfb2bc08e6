import { lazyPart, useLazyPart } from '../use-lazy-part';

/** By itself, as few files are kept: what it asks with is lent by the host, and would be loaded for everybody. */
const guard = lazyPart(() => import(/* webpackChunkName: "kept-files" */ './kept-files-guard'));

export function KeptFilesQuestion({ kept }: { kept: number }) {
  const KeptFilesGuard = useLazyPart(kept > 0, guard);
  return KeptFilesGuard && <KeptFilesGuard kept={kept} />;
}
