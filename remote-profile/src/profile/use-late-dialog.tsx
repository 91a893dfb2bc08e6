import { type ComponentType, type ReactNode, useState } from 'react';
import { LatePart } from '../late-part';

type LateDialog = ComponentType<{ open: boolean; onClose: () => void }>;

/** A dialog whose code comes when it is asked for. @param load the same function in every render */
export function useLateDialog(load: () => Promise<{ default: LateDialog }>): {
  dialog: ReactNode;
  show: () => void;
} {
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  return {
    dialog: asked && (
      <LatePart
        load={load}
        props={{ open, onClose: () => setOpen(false) }}
        giveUp={() => setAsked(false)}
      />
    ),
    show: () => {
      setAsked(true);
      setOpen(true);
    },
  };
}
