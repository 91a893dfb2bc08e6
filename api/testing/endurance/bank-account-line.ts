import { composeIBAN } from 'ibantools';
import { PASSWORD } from '../fixtures';
import type { Conversation } from './conversation';
import type { SignedIn } from './line';
import { register } from './register-line';

/** Asks for the password, and sends a mail. */
export const bankAccount = (conversation: Conversation, { cookie }: SignedIn) =>
  register(conversation, {
    name: 'bank account',
    heavy: true,
    path: '/bank-accounts',
    cookie,
    read: ({ items: [account] }: { items: { iban_last4: string; version: number }[] }) => ({
      iban_last4: account?.iban_last4 ?? '',
      version: account?.version ?? 0,
    }),
    write: (n, { version }) => {
      const bban = `37040044${String(n).padStart(10, '0')}`;
      const iban = composeIBAN({ countryCode: 'DE', bban }) ?? '';
      const rest = { holder_name: 'Test Investor', currency: 'EUR', password: PASSWORD };
      return {
        request: { method: 'PUT', path: '/bank-accounts/payout', json: { iban, ...rest, version } },
        value: { iban_last4: iban.slice(-4), version: version + 1 },
      };
    },
  });
