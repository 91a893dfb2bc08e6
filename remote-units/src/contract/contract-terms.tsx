import type { Contract } from '@manzil/shared/contract/contracts/contracts';
import { formatDay } from '@manzil/shared/format/date';
import { formatMoney } from '@manzil/shared/format/money';
import { formatBps } from '@manzil/shared/format/percent';
import type { TextsOf } from '@manzil/shared/runtime';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { endedEarly } from '../contracts/ended-early';

type Term = { label: string; value: ReactNode };
type Words = TextsOf<'units/contract'>;

export function contractTerms(contract: Contract, words: Words): Term[] {
  const { purchase, tenancy, management } = contract;
  if (purchase) return purchaseTerms({ ...contract, purchase }, words);
  if (tenancy) return tenancyTerms({ ...contract, tenancy }, words);
  if (management) return managementTerms({ ...contract, management }, words);
  return powerTerms(contract, words);
}

function purchaseTerms(
  {
    purchase,
    developer,
    unit,
    starts_on,
  }: Contract & { purchase: NonNullable<Contract['purchase']> },
  { t, language }: Words,
): Term[] {
  const { price, register_fee, register_fee_bps, instalments, open } = purchase;
  const { completion_on, grace_months, handed_over_on } = purchase;
  const day = (value: string) => formatDay(value, language);
  return [
    { label: t('purchase.parties'), value: t('purchase.parties_text', { developer }) },
    {
      label: t('purchase.price'),
      value: t('purchase.price_text', {
        price: formatMoney(price, language),
        day: starts_on && day(starts_on),
      }),
    },
    {
      label: t('purchase.register'),
      value: t('purchase.register_text', {
        amount: formatMoney(register_fee, language),
        percent: formatBps(register_fee_bps, language),
      }),
    },
    ...(instalments > 0
      ? [
          {
            label: t('purchase.plan'),
            value: (
              <Link to={`/my-units/${unit?.unit_id}#instalments`}>
                {open.amount > 0
                  ? t('purchase.plan_open', {
                      count: instalments,
                      amount: formatMoney(open, language),
                    })
                  : t('purchase.plan_paid', { count: instalments })}
              </Link>
            ),
          },
        ]
      : []),
    ...(completion_on && !handed_over_on
      ? [
          {
            label: t('purchase.completion'),
            value: grace_months
              ? t('purchase.completion_grace', { day: day(completion_on), count: grace_months })
              : t('purchase.completion_text', { day: day(completion_on) }),
          },
        ]
      : []),
    ...(handed_over_on
      ? [
          {
            label: t('purchase.handover'),
            value: t('purchase.handover_text', { day: day(handed_over_on) }),
          },
        ]
      : []),
  ];
}

function tenancyTerms(
  { tenancy, state, starts_on, ends_on }: Contract & { tenancy: NonNullable<Contract['tenancy']> },
  { t, language }: Words,
): Term[] {
  const { annual_rent, cheques, deposit, ejari_no, in_dubai, notice_given } = tenancy;
  const days = {
    from: starts_on && formatDay(starts_on, language),
    to: ends_on && formatDay(ends_on, language),
  };
  const running = notice_given ? 'term_notice' : 'term_text';
  const over = endedEarly({ state, ends_on }) ? 'term_over' : 'term_ended';
  const term = state === 'ended' ? over : running;
  return [
    { label: t('tenancy.parties'), value: t('tenancy.parties_text') },
    {
      label: t('tenancy.term'),
      value: t(`tenancy.${term}`, days),
    },
    {
      label: t('tenancy.rent'),
      value: t('tenancy.rent_text', { amount: formatMoney(annual_rent, language), count: cheques }),
    },
    ...(deposit.amount > 0
      ? [
          {
            label: t('tenancy.deposit'),
            value: t('tenancy.deposit_text', { amount: formatMoney(deposit, language) }),
          },
        ]
      : []),
    ...(ejari_no ? [{ label: t('tenancy.ejari'), value: ejari_no }] : []),
    ...(in_dubai
      ? [
          { label: t('tenancy.increase'), value: t('tenancy.increase_text') },
          { label: t('tenancy.leave'), value: t('tenancy.leave_text') },
        ]
      : [
          { label: t('tenancy.increase'), value: t('tenancy.increase_elsewhere') },
          { label: t('tenancy.leave'), value: t('tenancy.leave_elsewhere') },
        ]),
  ];
}

function managementTerms(
  {
    management,
    starts_on,
    ends_on,
  }: Contract & { management: NonNullable<Contract['management']> },
  { t, language }: Words,
): Term[] {
  const { package_code, fee_bps, vat_bps } = management;
  const from = starts_on && formatDay(starts_on, language);
  const to = ends_on && formatDay(ends_on, language);
  return [
    { label: t('management.parties'), value: t('management.parties_text') },
    {
      label: t('management.package'),
      value: <Link to="/packages">{t(`management.packages.${package_code}`)}</Link>,
    },
    {
      label: t('management.fee'),
      value: t('management.fee_text', {
        fee: formatBps(fee_bps, language),
        vat: formatBps(vat_bps, language),
      }),
    },
    {
      label: t('management.term'),
      value: from
        ? t(to ? 'management.term_until' : 'management.term_text', { from, to })
        : t('management.term_handover'),
    },
    {
      label: t('management.leave'),
      value: <Link to="/cancellation">{t('management.leave_text')}</Link>,
    },
  ];
}

function powerTerms({ unit, starts_on, ends_on }: Contract, { t, language }: Words): Term[] {
  return [
    { label: t('power.scope'), value: t(unit ? 'power.scope_unit' : 'power.scope_all') },
    ...(starts_on ? [{ label: t('power.received'), value: formatDay(starts_on, language) }] : []),
    {
      label: t('power.until'),
      value: ends_on ? formatDay(ends_on, language) : t('power.until_further_notice'),
    },
    { label: t('power.original'), value: t('power.original_text') },
  ];
}
