// Not the package's own entry: that one loads the names of all countries in 80 languages.
import { alpha2ToAlpha3 } from 'i18n-iso-countries/index.js';

/** @param code ISO 3166-1 alpha-2, in capitals; Kosovo is XK */
export const isCountry = (code: string): boolean => alpha2ToAlpha3(code) !== undefined;
