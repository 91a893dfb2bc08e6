import type { Language } from '@manzil/shared/contract/values';
import { screen } from '@testing-library/react';
import { showAt } from '../../testing/show';
import { aList, aUnit, UNIT } from './unit-packages';

export const ORDER_BUTTON = 'zahlungspflichtig beauftragen';
export const ONE_UNIT = `GET /units/${UNIT}/package`;

/** Shows what a unit has and may have. */
export const open = (
  unit = aUnit(),
  answers: Record<string, unknown> = {},
  language: Language = 'de',
) =>
  showAt('packages', `/packages?unit=${UNIT}`, {
    language,
    answers: { 'GET /packages': aList([unit]), [ONE_UNIT]: unit, ...answers },
  });

export const fact = (label: string) => screen.getByText(label).nextElementSibling;
