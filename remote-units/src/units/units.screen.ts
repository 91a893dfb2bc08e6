import { currentInvestor, defineScreen } from '@manzil/shared/runtime';
import { firstUnits } from '../units.api';
import { askedFor, choiceIn, firstIn } from './choice';
import type texts from './texts/de.json';
import UnitsPage from './units.page';

declare global {
  interface TextsByNamespace {
    'units/units': typeof texts;
  }
}

export default defineScreen({
  page: UnitsPage,
  texts: {
    de: () => import(/* webpackChunkName: "units-de" */ './texts/de.json'),
    en: () => import(/* webpackChunkName: "units-en" */ './texts/en.json'),
  },
  data: ({ search }) => {
    const inPart = currentInvestor()?.display?.amounts_of === 'share';
    return firstUnits(askedFor(choiceIn(search), inPart), firstIn(search));
  },
});
