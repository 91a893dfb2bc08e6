import type { PackageOrder } from '@manzil/shared/contract/packages/packages';
import { formatReceived } from '@manzil/shared/format/received';
import { useInvestor, useTexts } from '@manzil/shared/runtime';
import { ButtonLink } from '@manzil/shared/ui/button';
import { PageHead } from '@manzil/shared/ui/page-head';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { ConfirmationButton } from './confirmation-button';
import { OrderFacts } from './order-facts';
import styles from './packages.module.css';

type OrderConfirmedProps = { order: PackageOrder; name: string; back: ReactNode };

export function OrderConfirmed({ order, name, back }: OrderConfirmedProps) {
  const { t, language } = useTexts('profile/packages');
  const investor = useInvestor();
  const titleRef = useRef<HTMLHeadingElement>(null);
  // It takes the place of the form, whose button had the focus.
  useEffect(() => titleRef.current?.focus(), []);
  return (
    <div className={styles.single}>
      <PageHead
        back={back}
        title={t('packages.confirmed')}
        titleRef={titleRef}
        meta={formatReceived(new Date(order.ordered_at), language)}
      />
      <p className={styles.lead}>{t('packages.confirmed_mail', { email: investor?.email })}</p>
      <OrderFacts terms={order.terms} unit={name} />
      <div className={styles.action}>
        <ConfirmationButton orderId={order.order_id} />
        <ButtonLink as={Link} to="/packages" variant="quiet">
          {t('packages.to_units')}
        </ButtonLink>
      </div>
    </div>
  );
}
