import { defineScreen } from '@manzil/shared/runtime';
import ProbePage from './probe.page';

export default defineScreen({
  page: ProbePage,
});
