import { recordAuditEvent } from '../../platform/audit/record-audit-event';
import { queueMail } from '../../platform/mail/queue-mail';
import type { Db } from '../../platform/postgres/connect';
import { packageOrdered } from './mails/package-ordered.mail';
import { ordererOf, type StoredOrder, termsOf } from './package-orders.repository';

export async function tellOrdered(tx: Db, order: StoredOrder): Promise<void> {
  const { email, first_name, company_name } = await ordererOf(tx, order.investor_id);
  await queueMail(tx, {
    to: email,
    language: order.language,
    template: packageOrdered,
    values: {
      first_name,
      company_name,
      unit: order.unit_label,
      unit_id: order.unit_id,
      previous_code: order.previous_code,
      ordered_at: order.ordered_at.toISOString(),
      ...termsOf(order),
    },
  });
  await recordAuditEvent(tx, {
    actor: { type: 'investor', id: order.investor_id },
    action: 'package.ordered',
    entity_type: 'unit',
    entity_id: order.unit_id,
    detail: {
      order_id: order.id,
      package: order.package_code,
      previous: order.previous_code,
      from: order.starts_on,
    },
  });
}
