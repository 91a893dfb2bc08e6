import { legalVersions } from '@manzil/shared/domain/legal-versions';
import { legalText } from './legal-texts';

test.each(['terms', 'privacy'] as const)(
  'the %s that are accepted are those of the page, in both languages',
  (page) => {
    expect(legalText(page, 'de').updated_on).toBe(legalVersions[page]);
    expect(legalText(page, 'en').updated_on).toBe(legalVersions[page]);
  },
);
