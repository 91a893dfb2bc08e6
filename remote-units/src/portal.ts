import { defineRemote } from '@manzil/shared/runtime';
import type texts from '../locales/de.json';

declare global {
  interface TextsByNamespace {
    units: typeof texts;
  }
}

export default defineRemote({
  texts: {
    de: () => import(/* webpackChunkName: "texts-de" */ '../locales/de.json'),
    en: () => import(/* webpackChunkName: "texts-en" */ '../locales/en.json'),
  },
  screens: {
    dashboard: () => import(/* webpackChunkName: "dashboard" */ './dashboard/dashboard.screen'),
    units: () => import(/* webpackChunkName: "units" */ './units/units.screen'),
    'unit-detail': () =>
      import(/* webpackChunkName: "unit-detail" */ './unit-detail/unit-detail.screen'),
    project: () => import(/* webpackChunkName: "project" */ './project/project.screen'),
    financials: () => import(/* webpackChunkName: "financials" */ './financials/financials.screen'),
    contracts: () => import(/* webpackChunkName: "contracts" */ './contracts/contracts.screen'),
    handover: () => import(/* webpackChunkName: "handover" */ './handover/handover.screen'),
  },
});
