import type { Investor } from '@manzil/shared/contract/session';
import { currentInvestor } from '@manzil/shared/runtime';
import { BehaviorSubject } from 'rxjs';
import { adopt, amend, type Decision, decision$, forgetDecision } from './decision';
import { accountDecision, deliverProof } from './proof.api';

/**
 * Whether the decision of this device is that of the reader of now. Until then nobody is asked, and nothing begins or
 * names anybody.
 */
export const settled$ = new BehaviorSubject(false);

async function deliver(decision: Decision, to: 'account' | 'visitor'): Promise<void> {
  const at = await deliverProof(decision, to);
  const by = to === 'account' ? 'investor' : 'visitor';
  amend(decision, { at, by, delivered: true });
}

async function settleVisitor(own: Decision | null): Promise<void> {
  settled$.next(true);
  if (!own || own.delivered) return;
  // Whose account the proof was meant for nobody knows any more.
  if (own.by === 'investor') amend(own, { delivered: true });
  else await deliver(own, 'visitor');
}

/**
 * What was decided last holds: in the account, or on this device by who then signed in. What another investor
 * decided on this device does not.
 */
async function settleInvestor(own: Decision | null, investor: Investor): Promise<void> {
  if (own?.by === 'investor' && !own.delivered) {
    settled$.next(true);
    await deliver(own, 'account');
    return;
  }
  const account = await accountDecision();
  if (currentInvestor()?.investor_id !== investor.investor_id) return;
  if (decision$.value !== own) return settle();
  if (account && (own?.by !== 'visitor' || account.at > own.at)) adopt(account.granted, account.at);
  else if (own?.by === 'visitor') await deliver(own, 'account');
  else if (own) forgetDecision();
  settled$.next(true);
}

/** Brings this device and the reader's account together, and delivers what the API has not heard of. */
export async function settle(): Promise<void> {
  const own = decision$.value;
  const investor = currentInvestor();
  settled$.next(false);
  try {
    await (investor ? settleInvestor(own, investor) : settleVisitor(own));
  } catch {
    // Delivered with the next page. Until the API says so, what an investor decided may be another's.
    if (own?.by !== 'investor') settled$.next(true);
  }
}
