import { useCombobox } from 'downshift';
import type { Entry } from './entries';

/** One of the entries is chosen, by keys or by the pointer; the list is open as long as the field is there. */
export const useChoice = (items: Entry[], typed: string, follow: (entry: Entry) => void) =>
  useCombobox<Entry>({
    items,
    itemToString: () => '',
    itemToKey: (item) => item?.key,
    inputValue: typed,
    isOpen: true,
    selectedItem: null,
    initialHighlightedIndex: 0,
    defaultHighlightedIndex: 0,
    stateReducer: (state, { type, changes }) => {
      // Nothing is opened because the field was left, and the pointer that leaves takes nothing away.
      if (type === useCombobox.stateChangeTypes.InputBlur) return state;
      // Where the entry was, the first one follows that it unfolds.
      if (changes.selectedItem?.unfolds)
        return { ...changes, highlightedIndex: items.indexOf(changes.selectedItem) };
      if (type !== useCombobox.stateChangeTypes.MenuMouseLeave) return changes;
      return { ...changes, highlightedIndex: state.highlightedIndex };
    },
    onSelectedItemChange: ({ selectedItem }) => selectedItem && follow(selectedItem),
  });
