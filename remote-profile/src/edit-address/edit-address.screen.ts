import { defineScreen, queryClient } from '@manzil/shared/runtime';
import { profileQuery } from '../profile.api';
import EditAddressPage from './edit-address.page';

export default defineScreen({
  page: EditAddressPage,
  data: () => [queryClient.ensureQueryData(profileQuery)],
});
