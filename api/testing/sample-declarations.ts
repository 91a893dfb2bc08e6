import { randomUUID } from 'node:crypto';

export const aCancellation = (email: string) => ({
  notice: 'ordinary',
  reason: null,
  name: 'Gesine Ölmüller',
  email,
  contract: 'Verwaltungsvertrag Marina Walk Tower 2304',
  ends_on: '2027-01-31',
});
export const aWithdrawal = (email: string) => ({
  name: 'Gesine Ölmüller',
  email,
  contract: 'Premium-Paket für Safa Terrace 412',
});
export const anAddress = () => `${randomUUID()}@example.com`;
