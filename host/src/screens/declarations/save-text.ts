import { saveFile } from '@manzil/shared/ui/save-file';

export function saveText(name: string, text: string): void {
  // Without the mark at its start some programs take UTF-8 for something else.
  saveFile(name, new Blob(['\ufeff', text], { type: 'text/plain' }));
}
