import userEvent from '@testing-library/user-event';

/** Fills a field at once. Stroke by stroke a form took most of a test's time. */
export async function paste(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
