import { defineScreen, queryClient } from '@manzil/shared/runtime';
import { firstBookings } from './bookings.api';
import BookingsPage from './bookings.page';
import { filterIn } from './filter';
import { questionQuery } from './question.api';
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
  data: ({ search, language }) => {
    const filter = filterIn(search);
    const { booking_id } = filter;
    // Its section can wait, and tells by itself where it fails.
    if (booking_id) void queryClient.prefetchQuery(questionQuery(booking_id));
    return firstBookings(filter, language);
  },
});
