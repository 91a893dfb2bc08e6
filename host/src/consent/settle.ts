import type { Investor } from '@manzil/shared/contract/session/session';
import { currentInvestor } from '@manzil/shared/runtime';
import { BehaviorSubject } from 'rxjs';
import { adopt, amend, type Decision, decision$, forgetDecision } from './decision';
import { accountDecision, deliverProof } from './proof.api';

/** Whether this device's decision is the user's. Until then nobody is asked, and nothing begins or names anybody. */
export const settled$ = new BehaviorSubject(false);

/** By id; null = nobody is signed in. */
const userNow = (): string | null => currentInvestor()?.investor_id ?? null;

/** Whose decision is settled; undefined = nobody's. */
let settledFor: string | null | undefined;
/** Of the turn before; undefined = there was none. */
let lastUser: string | null | undefined;
let running = Promise.resolve();

async function deliver(decision: Decision, to: 'account' | 'visitor'): Promise<void> {
  const user = userNow();
  const at = await deliverProof(decision, to, () => userNow() === user);
  const by = to === 'account' ? 'investor' : 'visitor';
  if (at !== null) amend(decision, { at, by, delivered: true });
}

function markSettled(user: string | null): void {
  if (userNow() !== user) return;
  settledFor = user;
  settled$.next(true);
}

async function settleVisitor(own: Decision | null): Promise<void> {
  markSettled(null);
  if (!own || own.delivered) return;
  if (own.by === 'investor') giveUpProof();
  else await deliver(own, 'visitor');
}

/** Whose account the proof was meant for nobody knows any more. */
function giveUpProof(): void {
  const own = decision$.value;
  if (own?.by === 'investor' && !own.delivered) amend(own, { delivered: true });
}

/** The last decision holds: one the API has not heard of, whatever the clock here says; never another investor's. */
async function settleInvestor(own: Decision | null, { investor_id }: Investor): Promise<void> {
  if (own?.by === 'investor' && !own.delivered) {
    markSettled(investor_id);
    return deliver(own, 'account');
  }
  const account = await accountDecision();
  // Whoever came meanwhile, or whatever was decided, is settled by the turn that follows.
  if (userNow() !== investor_id || decision$.value !== own) return;
  const ownIsNewer = own?.by === 'visitor' && !(own.delivered && account && account.at > own.at);
  if (ownIsNewer) await deliver(own, 'account');
  else if (account) adopt(account.granted, account.at);
  else if (own) forgetDecision();
  markSettled(investor_id);
}

async function settleNow(): Promise<void> {
  const own = decision$.value;
  const investor = currentInvestor();
  try {
    await (investor ? settleInvestor(own, investor) : settleVisitor(own));
  } catch {
    // Delivered with the next page. Until the API says so, what an investor decided may be another's.
    if (own?.by !== 'investor') markSettled(investor?.investor_id ?? null);
  }
}

/** In turns, so that of two decisions the later one reaches the API last. What is settled stays so meanwhile. */
export function settle(): Promise<void> {
  const user = userNow();
  if (lastUser && lastUser !== user) giveUpProof();
  lastUser = user;
  if (settledFor !== user) {
    settledFor = undefined;
    settled$.next(false);
  }
  running = running.then(settleNow);
  return running;
}
