import { lazyPart, useLazyPart } from '../forms/use-lazy-part';

const finder = lazyPart(() => import(/* webpackChunkName: "unit-finder" */ './unit-finder'));

/** Few own more units than a select takes: the code of the search comes when it is wanted, and is null until then. */
export const useUnitFinder = (wanted: boolean) => useLazyPart(wanted, finder);
