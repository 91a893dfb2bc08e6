/** Begins something when the page is complete, so that the first screen waits for none of it. */
export function afterLoad(begin: () => void): void {
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}
