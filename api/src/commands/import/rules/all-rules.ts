import { bookingRule } from './booking.rule';
import { investorRule } from './investor.rule';
import { acquisitionRule, ownershipRule } from './ownership.rule';
import { packageRule } from './package.rule';
import { instalmentRule, paymentPlanRule } from './payment-plan.rule';
import { payoutRule } from './payout.rule';
import { photoRule } from './photo.rule';
import type { Rule } from './rule';
import { chequeRule, tenancyRule } from './tenancy.rule';
import { unitRule } from './unit.rule';

export const RULES: readonly Rule[] = [
  investorRule,
  photoRule,
  unitRule,
  packageRule,
  acquisitionRule,
  ownershipRule,
  paymentPlanRule,
  instalmentRule,
  tenancyRule,
  chequeRule,
  bookingRule,
  payoutRule,
];
