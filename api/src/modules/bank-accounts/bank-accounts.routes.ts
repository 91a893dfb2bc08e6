import {
  BankAccountList,
  PayoutAccountInput,
  WithdrawChangeInput,
} from '@manzil/shared/contract/bank-account';
import type { Module } from '../../module';
import { asInvestor, asInvestorWriting, investorIdOf } from '../../plugins/session';
import { sessionMissing } from '../auth/auth.errors';
import { type AccountOwner, findOwner } from '../auth/investors.repository';
import { requirePassword } from '../auth/require-password';
import { readSessionCookie } from '../auth/session-cookie';
import { findLiveSession } from '../auth/sessions.repository';
import { listBankAccounts } from './bank-accounts.repository';
import {
  changePayoutAccount,
  checkedAccount,
  type Whose,
  withdrawChange,
} from './change-payout-account.usecase';
import { findFormerAddresses } from './former-addresses.repository';

/** GET /bank-accounts, PUT /bank-accounts/payout, POST /bank-accounts/payout/withdraw */
export const bankAccountRoutes: Module = (app, { db, fields, config }) => {
  const byOwner = async (investorId: string, owner: AccountOwner): Promise<Whose> => ({
    investorId,
    owner,
    formerAddresses: await findFormerAddresses(db, investorId),
    actor: { type: 'investor', id: investorId },
  });

  app.get(
    '/bank-accounts',
    { schema: { response: { 200: BankAccountList } } },
    async (request) => ({
      items: await asInvestor(request, (tx) => listBankAccounts(tx, investorIdOf(request))),
    }),
  );

  app.put(
    '/bank-accounts/payout',
    { schema: { body: PayoutAccountInput, response: { 200: BankAccountList } } },
    async (request) => {
      const investorId = investorIdOf(request);
      const { password, ...change } = checkedAccount(request.body);
      const whose = await byOwner(investorId, await requirePassword(db, investorId, password));
      // Hashing takes a while, in which the owner may have ended this session from elsewhere.
      const token = readSessionCookie(request, config);
      if (!token || !(await findLiveSession(db, token))) throw sessionMissing();
      return asInvestorWriting(request, async (tx) => {
        await changePayoutAccount(tx, fields, whose, change);
        return { items: await listBankAccounts(tx, investorId) };
      });
    },
  );

  app.post(
    '/bank-accounts/payout/withdraw',
    { schema: { body: WithdrawChangeInput, response: { 200: BankAccountList } } },
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
