import { defineScreen } from '@manzil/shared/runtime';
import { firstBookings } from './bookings.api';
import BookingsPage from './bookings.page';
import { filterIn } from './filter';
import type texts from './texts/de.json';

declare global {
  interface TextsByNamespace {
    'units/bookings': typeof texts;
  }
}

export default defineScreen({
  page: BookingsPage,
  texts: {
    de: () => import(/* webpackChunkName: "bookings-de" */ './texts/de.json'),
    en: () => import(/* webpackChunkName: "bookings-en" */ './texts/en.json'),
  },
  data: ({ search, language }) => firstBookings(filterIn(search), language),
});
