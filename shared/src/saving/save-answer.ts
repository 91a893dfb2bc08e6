import { holdReload } from '@manzil/shared/runtime';
import { saveFile } from '../ui/save-file/save-file';

/** A browser does not say when it has taken over what a click on a link has it save. */
const TAKEN_OVER_AFTER_MS = 1_000;

/** A new version that has waited for the file would otherwise reload the page between its arrival and the click. */
export async function saveAnswer(name: string, ask: () => Promise<Blob>): Promise<void> {
  const letGo = holdReload();
  try {
    saveFile(name, await ask());
  } finally {
    setTimeout(letGo, TAKEN_OVER_AFTER_MS);
  }
}
