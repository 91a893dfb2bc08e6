import {
  BankAccount,
  BankAccountList,
  PayoutAccountInput,
} from '@manzil/shared/contract/bank-account';
import type { Module } from '../../module';
import { asInvestor, asInvestorWriting, investorIdOf } from '../../plugins/session';
import { sessionMissing } from '../auth/auth.errors';
import { requirePassword } from '../auth/require-password';
import { readSessionCookie } from '../auth/session-cookie';
import { findLiveSession } from '../auth/sessions.repository';
import { listBankAccounts } from './bank-accounts.repository';
import { changePayoutAccount, checkedAccount } from './change-payout-account.usecase';

/** GET /bank-accounts, PUT /bank-accounts/payout */
export const bankAccountRoutes: Module = (app, { db, fields, config }) => {
  app.get(
    '/bank-accounts',
    { schema: { response: { 200: BankAccountList } } },
    async (request) => ({
      items: await asInvestor(request, (tx) => listBankAccounts(tx, investorIdOf(request))),
    }),
  );

  app.put(
    '/bank-accounts/payout',
    { schema: { body: PayoutAccountInput, response: { 200: BankAccount } } },
    async (request) => {
      const investorId = investorIdOf(request);
      const { password, ...change } = checkedAccount(request.body);
      const owner = await requirePassword(db, investorId, password);
      // Hashing takes a while, in which the owner may have ended this session from elsewhere.
      const token = readSessionCookie(request, config);
      if (!token || !(await findLiveSession(db, token))) throw sessionMissing();
      return asInvestorWriting(request, (tx) =>
        changePayoutAccount(tx, fields, investorId, owner, change),
      );
    },
  );
};
