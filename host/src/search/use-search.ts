import { hintOf, useLazyDialog } from '../layout/use-lazy-dialog';

const load = async () =>
  (await import(/* webpackChunkName: "search" */ './search-dialog')).SearchDialog;

export const hintSearch = hintOf(load);

export const useSearch = () => useLazyDialog(load);
