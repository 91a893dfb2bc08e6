import { partOf, WHOLE_BPS } from './part-of';
import { useDisplay } from './use-display';

type Shared = { share_bps: number };

export const isShared = ({ share_bps }: Shared): boolean => share_bps < WHOLE_BPS;

/** As the account wants amounts: of the whole unit, or of the investor's part. */
export function usePart() {
  const inPart = useDisplay().amounts_of === 'share';
  return {
    inPart,
    shown: <S extends Shared>(unit: S): S =>
      inPart && isShared(unit) ? partOf(unit, unit.share_bps) : unit,
  };
}
