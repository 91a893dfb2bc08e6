import { defineScreen, queryClient } from '@manzil/shared/runtime';
import { profileQuery } from '../profile.api';
import BankDetailsPage from './bank-details.page';

export default defineScreen({
  page: BankDetailsPage,
  data: () => [queryClient.ensureQueryData(profileQuery)],
});
