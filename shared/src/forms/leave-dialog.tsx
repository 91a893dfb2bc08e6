import { Button } from '../ui/button/button';
import { Dialog } from '../ui/dialog/dialog';
import { numeral } from './numeral';
import de from './texts/leave.de.json';
import en from './texts/leave.en.json';

type LeaveDialogProps = {
  language: 'de' | 'en';
  open: boolean;
  unsaved: number;
  of: 'entries' | 'files';
  onStay: () => void;
  onGo: () => void;
};

export function LeaveDialog({ language, open, unsaved, of, onStay, onGo }: LeaveDialogProps) {
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
          ? words[`${of}_one`]
          : words[`${of}_other`].replace('{{count}}', numeral(unsaved, language))}
      </p>
    </Dialog>
  );
}
