import { hintOf, useLazyDialog } from '../layout/use-lazy-dialog';

const load = () => import(/* webpackChunkName: "search" */ './search-dialog');

export const hintSearch = hintOf(load);

export const useSearch = () => useLazyDialog(load);
