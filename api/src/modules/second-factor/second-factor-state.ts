import { countRecoveryCodes } from '../../identity/second-factors.repository';
import type { InvestorId } from '../../identity/signed-in';
import type { Db } from '../../platform/postgres/connect';
import { factorSince, listRememberedBrowsers } from './remembered-browsers.repository';

/** @param required by the configuration, of every account */
export async function secondFactorState(db: Db, investorId: InvestorId, required: boolean) {
  const since = await factorSince(db, investorId);
  if (!since) return { since, required, recovery_codes: 0, browsers: [] };
  const [recovery_codes, browsers] = await Promise.all([
    countRecoveryCodes(db, investorId),
    listRememberedBrowsers(db, investorId),
  ]);
  return { since, required, recovery_codes, browsers };
}
