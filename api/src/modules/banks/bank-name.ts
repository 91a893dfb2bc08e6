import type { BankQuery } from '@manzil/shared/contract/banks/banks';
import { bankDataByBLZ } from 'bankdata-germany';

/** Of German banks, by the Bundesbank's table; null where a bank is not known. */
export const bankName = ({ country, bank_code }: BankQuery): string | null =>
  country === 'DE' ? (bankDataByBLZ(bank_code)?.bankName ?? null) : null;
