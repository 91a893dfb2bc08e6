import { testTexts } from '@manzil/shared/testing/texts';

testTexts(`${__dirname}/..`);
