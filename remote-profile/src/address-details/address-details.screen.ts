import { defineScreen, queryClient } from '@manzil/shared/runtime';
import { profileQuery } from '../profile.api';
import AddressDetailsPage from './address-details.page';

export default defineScreen({
  page: AddressDetailsPage,
  data: () => [queryClient.ensureQueryData(profileQuery)],
});
