import type { Sheet } from '../sheet';
import { bookingsSheet } from './bookings.sheet';
import { constructionPhotosSheet } from './construction-photos.sheet';
import { investorsSheet } from './investors.sheet';
import { instalmentsSheet, paymentPlansSheet } from './payment-plans.sheet';
import { payoutsSheet } from './payouts.sheet';
import { constructionUpdatesSheet, propertiesSheet } from './properties.sheet';
import { chequesSheet, tenanciesSheet } from './tenancies.sheet';
import { acquisitionsSheet, ownershipsSheet, unitsSheet } from './units.sheet';

/** In the order in which they are stored: none refers to a later one. */
export const SHEETS: readonly Sheet[] = [
  investorsSheet,
  propertiesSheet,
  constructionUpdatesSheet,
  constructionPhotosSheet,
  unitsSheet,
  acquisitionsSheet,
  ownershipsSheet,
  paymentPlansSheet,
  instalmentsSheet,
  tenanciesSheet,
  chequesSheet,
  bookingsSheet,
  payoutsSheet,
];
