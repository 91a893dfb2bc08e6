import { recordAuditEvent } from '../../platform/audit/record-audit-event';
import type { CommandContext } from '../command-context';
import { CommandError } from '../command-error';
import { openService } from '../open-database';
import { insertInvestor, type NewInvestor } from './investors.repository';
import { mailInvitation, newPasswordLink } from './invite';

type Options = {
  email: string;
  firstName: string;
  lastName: string;
  locale: NewInvestor['locale'];
  onboardingStep: number;
  mail: boolean;
};

export async function createInvestor(context: CommandContext, options: Options): Promise<void> {
  const { email, firstName, lastName, locale, onboardingStep, mail } = options;
  const { config, operator, terminal } = context;
  const db = await openService(context);
  const { investor, invitation } = await db.transaction(async (tx) => {
    const investor = await insertInvestor(tx, {
      email,
      first_name: firstName,
      last_name: lastName,
      locale,
      onboarding_step: onboardingStep,
    });
    if (!investor) throw new CommandError(`There is an investor with the e-mail ${email} already.`);
    const invitation = await newPasswordLink(tx, investor, config.origins[0] ?? '');
    if (mail) await mailInvitation(tx, investor, invitation);
    await recordAuditEvent(tx, {
      actor: { type: 'operator', id: operator },
      action: 'investor.created',
      entity_type: 'investor',
      entity_id: investor.id,
      investor_id: investor.id,
      detail: { mailed: mail },
    });
    return { investor, invitation };
  });
  terminal.out(`Created ${investor.investor_no}, ${email}.`);
  printInvitation(context, invitation);
}

export function printInvitation(
  { terminal }: CommandContext,
  { link, expiresAt }: { link: string; expiresAt: Date },
): void {
  terminal.out(`Link to set the password, until ${expiresAt.toISOString()}:`);
  terminal.out(link);
}
