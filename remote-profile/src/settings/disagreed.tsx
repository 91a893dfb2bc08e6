import { ConflictDialog } from '@manzil/shared/forms/conflict-dialog';
import { useTexts } from '@manzil/shared/runtime';
import type { Disagreement } from './changing-settings';
import { labelOf, readable } from './choice-words';

/** Asks which of two changes of one setting counts. Undecided, what is stored does. */
export function Disagreed({ choice, mine, stored, settle }: Disagreement) {
  const words = useTexts('profile/settings');
  return (
    <ConflictDialog
      language={words.language}
      open
      disputed={[
        {
          name: choice,
          label: labelOf(choice, words),
          mine: readable(choice, mine, words),
          stored: readable(choice, stored, words),
        },
      ]}
      onSettle={(whose) => settle(whose ?? 'stored')}
    />
  );
}
