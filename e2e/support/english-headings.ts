import { stableId } from '../../api/src/seed/demo/stable-id';

export type Headings = Readonly<Record<string, string | RegExp>>;

/** What the headings of those say in English that flows of both languages come by. */
export const englishHeadings: Headings = {
  '/home': 'Your property in the Emirates. Floor by floor in view.',
  '/forgot-password': 'Forgotten password',
  '/imprint': 'Imprint',
  '/terms-and-conditions': 'Terms and conditions',
  '/cancellation': 'Cancel contracts here',
  '/dashboard': /^(Good (morning|afternoon|evening)|Hello), Anna\.$/,
  '/profile': 'Anna Becker',
  '/profile/settings': 'Settings',
  '/profile/settings/security-history': 'Security history',
  '/my-units': 'Four units',
  [`/my-units/${stableId('unit:marina-walk-tower-2304')}`]: 'Marina Walk Tower 2304',
  '/course': 'Course: owning property in the UAE',
  '/course/1': 'What can go wrong with the title deed, and how to notice early',
  '/knowledge-hub': 'Knowledge hub',
  '/knowledge-hub/articles/1': 'What can go wrong with the title deed, and how to notice early',
  '/financials': /^AED\s[\d,]+\.\d\d net$/,
  '/contracts': 'Contracts',
};
