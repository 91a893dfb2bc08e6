import { defineScreen, queryClient } from '@manzil/shared/runtime';
import { profileQuery } from '../profile.api';
import EditBankDetailsPage from './edit-bank-details.page';

export default defineScreen({
  page: EditBankDetailsPage,
  data: () => [queryClient.ensureQueryData(profileQuery)],
});
