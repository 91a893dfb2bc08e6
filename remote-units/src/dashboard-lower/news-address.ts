import type { NewsItem, NewsKind } from '@manzil/shared/contract/news/news';
import { addressOf as bookingAddress } from '../bookings/address';
import { bookingsAddress } from '../money/bookings-address';

export const documentAddress = (id: string) => `/profile/documents?document=${id}`;
const payoutAddress = (id: string) => `/financials/payouts/${id}`;

/** One leads to itself, several to their list. Where there is none, the newest is opened. */
const ADDRESSES: Record<NewsKind, { one: (id: string) => string; several?: string }> = {
  statement_published: {
    one: (id) => `/financials/statements/${id}`,
    several: '/financials/statements',
  },
  payout_paid: { one: payoutAddress, several: '/financials/payouts' },
  payout_failed: { one: payoutAddress, several: '/financials/payouts' },
  rent_booked: { one: bookingAddress, several: bookingsAddress({ category: 'rent' }) },
  cheque_bounced: { one: (id) => `/my-units/${id}`, several: '/financials/rents' },
  document_filed: { one: documentAddress, several: '/profile/documents' },
  document_accepted: { one: documentAddress, several: '/profile/documents' },
  document_declined: { one: documentAddress, several: '/profile/documents' },
  report_published: { one: (id) => `/project/${id}` },
  question_answered: { one: (id) => `${bookingAddress(id)}#question` },
};

export function newsAddress({ kind, count, id }: NewsItem): string {
  const { one, several } = ADDRESSES[kind];
  return count > 1 && several ? several : one(id);
}
