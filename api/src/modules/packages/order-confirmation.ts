import type { InvestorId } from '../../identity/signed-in';
import type { Db } from '../../platform/postgres/connect';
import { renderOrder } from './document/render-order';
import { findOrder, ordererOf, termsOf } from './package-orders.repository';

const FILE_NAMES = { de: 'Manzil-Auftrag', en: 'Manzil-order' };

export async function findConfirmation(db: Db, investorId: InvestorId, orderId: string) {
  const order = await findOrder(db, investorId, orderId);
  return order && { order, orderer: await ordererOf(db, investorId) };
}

type Confirmation = NonNullable<Awaited<ReturnType<typeof findConfirmation>>>;

/** @param portal its origin */
export async function confirmationPdf({ order, orderer }: Confirmation, portal: string) {
  const pdf = await renderOrder(
    {
      ...termsOf(order),
      order_id: order.id,
      unit: order.unit_label,
      previous_code: order.previous_code,
      ordered_at: order.ordered_at.toISOString(),
      language: order.language,
      investor: {
        name: orderer.company_name ?? `${orderer.first_name} ${orderer.last_name}`,
        investor_no: orderer.investor_no,
      },
    },
    portal,
  );
  return { name: `${FILE_NAMES[order.language]}-${order.id.slice(0, 8)}.pdf`, pdf };
}
