import { testPageTexts } from '@manzil/shared/testing/texts';

testPageTexts(`${__dirname}/texts`);
