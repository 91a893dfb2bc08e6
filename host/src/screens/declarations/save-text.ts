/** Has the browser save a text as a file. */
export function saveText(name: string, text: string): void {
  const link = document.createElement('a');
  // Without the mark at its start some programs take UTF-8 for something else.
  link.href = URL.createObjectURL(new Blob(['\ufeff', text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  // Not at once: the browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
