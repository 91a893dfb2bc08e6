import { changeAddress } from '../../modules/addresses/change-address.usecase';
import { profileOf } from '../../modules/profile/profile.repository';
import { dubaiToday } from '../../platform/dubai-day';
import type { CommandContext } from '../command-context';
import { openService } from '../open-database';
import { knownInvestor } from './known-investor';

type Options = {
  street: string;
  houseNo?: string;
  line2?: string;
  postalCode?: string;
  city: string;
  state?: string;
  country: string;
  dryRun?: true;
};

class TriedOnly extends Error {}

/** The address from today on, by the rules that hold for the investor's own form. @throws invalid, CommandError */
export async function setAddress(
  context: CommandContext,
  email: string,
  { dryRun, houseNo, postalCode, line2, state, ...lines }: Options,
): Promise<void> {
  const actor = { type: 'operator', id: context.namedOperator() } as const;
  const db = await openService(context);
  const today = dubaiToday(context);
  try {
    await db.transaction(async (tx) => {
      const { id } = await knownInvestor(tx, email);
      const { address } = await profileOf(tx, id, today);
      const input = {
        ...lines,
        house_no: houseNo ?? null,
        line2: line2 ?? null,
        postal_code: postalCode ?? null,
        state: state ?? null,
        version: address?.version ?? 0,
      };
      await changeAddress(tx, id, input, today, actor);
      if (dryRun) throw new TriedOnly();
    });
  } catch (error) {
    if (!(error instanceof TriedOnly)) throw error;
  }
  context.terminal.out(`${dryRun ? 'Would change' : 'Changed'} the address of ${email}.`);
}
