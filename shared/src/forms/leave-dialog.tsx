import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { numeral } from './numeral';
import de from './texts/leave.de.json';
import en from './texts/leave.en.json';

type LeaveDialogProps = {
  language: 'de' | 'en';
  open: boolean;
  /** How many fields hold what is not saved. */
  unsaved: number;
  onStay: () => void;
  onGo: () => void;
};

/** Whether what was typed may be lost. */
export function LeaveDialog({ language, open, unsaved, onStay, onGo }: LeaveDialogProps) {
  const words = { de, en }[language];
  return (
    <Dialog
      open={open}
      onClose={onStay}
      title={words.title}
      closeLabel={words.close}
      actions={
        <>
          <Button onClick={onGo}>{words.go}</Button>
          <Button variant="primary" onClick={onStay}>
            {words.stay}
          </Button>
        </>
      }
    >
      <p>
        {unsaved === 1
          ? words.text_one
          : words.text_other.replace('{{count}}', numeral(unsaved, language))}
      </p>
    </Dialog>
  );
}
