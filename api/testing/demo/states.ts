import type { Dashboard } from '@manzil/shared/contract/dashboard/dashboard';
import { PayoutList } from '@manzil/shared/contract/payouts/payouts';
import type { Profile } from '@manzil/shared/contract/profile/profile';
import type { UnitList } from '@manzil/shared/contract/units/unit-list';
import type { Lifecycle } from '@manzil/shared/contract/units/unit-stage';
import type { TestApp } from '../test-app';
import { type DemoCaller, dashboardOf, profileOf, signIn, unitsOf } from './readings';

type Seen = {
  dashboard: Dashboard;
  profile: Profile;
  units: UnitList;
  payouts: PayoutList;
};
type State = [login: string, state: string, isSeen: (seen: Seen) => boolean];

const inStage =
  (lifecycle: Lifecycle) =>
  ({ units, dashboard }: Seen): boolean =>
    [...units.items, ...dashboard.buildings.flatMap(({ stages }) => stages)].some(
      (each) => each.lifecycle === lifecycle,
    );
const decides =
  (kind: Dashboard['decisions'][number]['kind']) =>
  ({ dashboard }: Seen): boolean =>
    dashboard.decisions.some((decision) => decision.kind === kind);
const isPaidOut =
  (status: PayoutList['items'][number]['status']) =>
  ({ payouts }: Seen): boolean =>
    payouts.items.some((payout) => payout.status === status);

/** As README lists them; who has not finished onboarding sees none of it. */
const STATES: State[] = [
  ['anna.becker', 'being built', inStage('under_construction')],
  ['anna.becker', 'in handover', inStage('in_handover')],
  ['anna.becker', 'let', inStage('let')],
  ['anna.becker', 'vacant, a tenant is looked for', inStage('vacant_listed')],
  ['clara.neumann', 'reserved', inStage('reserved')],
  ['clara.neumann', 'contract signed', inStage('spa_signed')],
  ['clara.neumann', 'ready for handover', inStage('handover_ready')],
  ['clara.neumann', 'vacant, being prepared', inStage('vacant_preparing')],
  ['clara.neumann', 'shared while it is built', isSharedAndBuilt],
  [
    'clara.neumann',
    'let without cheques',
    ({ units }) => units.items.some(({ stage }) => stage.tenancy?.cheques === 0),
  ],
  ['clara.neumann', 'a balance below zero', ({ dashboard }) => dashboard.held.amount < 0],
  [
    'clara.neumann',
    'a payout that came back',
    ({ payouts }) => payouts.items[0]?.status === 'returned' && !payouts.items[0].repeated_by,
  ],
  ['clara.neumann', 'an expired paper', decides('document_expired')],
  ['clara.neumann', 'an overdue instalment', decides('instalment_overdue')],
  ['lena.hoffmann', 'half a unit', ({ units }) => units.items[0]?.share_bps === 5_000],
  ['lena.hoffmann', 'an inactive profile', ({ profile }) => profile.status === 'inactive'],
  ['lena.hoffmann', 'a declined paper', decides('document_declined')],
  ['max.krueger', '250 units', ({ units }) => units.owned === 250],
  [
    'max.krueger',
    'a proof of payment in review',
    ({ profile }) => profile.reasons.includes('document_in_review'),
  ],
  ['max.krueger', 'a tenancy under notice', inStage('notice_given')],
  ['max.krueger', 'a bounced cheque', decides('cheque_bounced')],
  ['max.krueger', 'a missed rent notice', decides('rent_notice_missed')],
  ['max.krueger', 'a payout that was refused', isPaidOut('failed')],
  ['mia.vogel', 'no units', ({ units, dashboard }) => units.owned + dashboard.unit_count === 0],
  ['mia.vogel', 'a profile in review', ({ profile }) => profile.status === 'in_review'],
  ['paul.richter', 'lived in by the owner', inStage('owner_use')],
  ['paul.richter', 'shared while it is built', isSharedAndBuilt],
  ['paul.richter', 'nothing to do', hasNothingToDo],
];

function isSharedAndBuilt({ units }: Seen): boolean {
  return units.items.some(
    ({ lifecycle, share_bps }) => lifecycle === 'under_construction' && share_bps < 10_000,
  );
}

function hasNothingToDo({ dashboard, profile }: Seen): boolean {
  const { decision_count, set_aside } = dashboard;
  return decision_count + set_aside.length === 0 && profile.status === 'active';
}

const payoutsOf = async (caller: DemoCaller) =>
  PayoutList.parse((await caller.get('/payouts')).json());

/** What can be seen with which login. @param portal with the demo in it */
export function testStates(portal: () => TestApp): void {
  const seenBy = new Map<string, Promise<Seen>>();

  async function see(login: string): Promise<Seen> {
    const caller = await signIn(portal(), `${login}@example.com`);
    const [dashboard, profile, units, payouts] = await Promise.all([
      dashboardOf(caller),
      profileOf(caller),
      unitsOf(caller),
      payoutsOf(caller),
    ]);
    return { dashboard, profile, units, payouts };
  }

  test.each(STATES)('%s: %s', async (login, _, isSeen) => {
    const seen = seenBy.get(login) ?? see(login);
    seenBy.set(login, seen);
    expect(isSeen(await seen)).toBe(true);
  });
}
