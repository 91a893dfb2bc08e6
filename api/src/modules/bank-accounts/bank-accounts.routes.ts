import * as operation from '@manzil/shared/contract/bank-accounts/operations';
import { asInvestor, asInvestorWriting, investorIdOf } from '../../identity/guard';
import { type AccountOwner, findOwner } from '../../identity/investors.repository';
import { identityErrors, requireIdentity } from '../../identity/require-identity';
import { readSessionCookie } from '../../identity/session-cookie';
import { findLiveSession } from '../../identity/sessions.repository';
import { sessionMissing } from '../../platform/http/access.errors';
import { notFound, versionConflict } from '../../platform/http/errors';
import type { Module } from '../../platform/http/module';
import { route } from '../../platform/http/route';
import { accountInUse } from './bank-accounts.errors';
import { changePayoutAccount, type Whose, withdrawChange } from './change-payout-account.usecase';
import { checkedAccount } from './checked-account';
import { findFormerAddresses } from './former-addresses.repository';
import { listBankAccounts } from './listed-accounts.repository';

export const bankAccountRoutes: Module = (app, dependencies) => {
  const { db, fields, config } = dependencies;
  const byOwner = async (investorId: string, owner: AccountOwner): Promise<Whose> => ({
    investorId,
    owner,
    formerAddresses: await findFormerAddresses(db, investorId),
    actor: { type: 'investor', id: investorId },
  });

  route(
    app,
    operation.listBankAccounts,
    { summary: 'The accounts that payouts go and went to' },
    async (request) => ({
      items: await asInvestor(request, (tx, me) => listBankAccounts(tx, me)),
    }),
  );

  route(
    app,
    operation.changePayoutAccount,
    {
      summary: 'Has payouts go to another account, after 48 hours',
      errors: [...identityErrors, versionConflict, notFound],
    },
    async (request) => {
      const investorId = investorIdOf(request);
      const { password, code, ...change } = checkedAccount(request.body);
      const owner = await requireIdentity(dependencies, investorId, { password, code });
      const whose = await byOwner(investorId, owner);
      // Hashing takes a while, in which the owner may have ended this session from elsewhere.
      const token = readSessionCookie(request, config);
      if (!token || !(await findLiveSession(db, token))) throw sessionMissing();
      return asInvestorWriting(request, async (tx) => {
        await changePayoutAccount(tx, fields, whose, change);
        return { items: await listBankAccounts(tx, investorId) };
      });
    },
  );

  route(
    app,
    operation.withdrawPayoutAccount,
    {
      summary: 'Takes back a change that is not in force yet',
      errors: [versionConflict, accountInUse, notFound],
    },
    async (request) => {
      const investorId = investorIdOf(request);
      const owner = await findOwner(db, investorId);
      if (!owner) throw sessionMissing();
      const whose = await byOwner(investorId, owner);
      return asInvestorWriting(request, async (tx) => {
        await withdrawChange(tx, whose, request.body.version);
        return { items: await listBankAccounts(tx, investorId) };
      });
    },
  );
};
