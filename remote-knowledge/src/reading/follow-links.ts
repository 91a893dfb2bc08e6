const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/** Sends links of an element's HTML into the portal through the router. Returns the function that stops it. */
export function followLinks(element: HTMLElement, navigate: (path: string) => void): () => void {
  function follow(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const path = link?.getAttribute('href');
    if (!path?.startsWith('/') || opensElsewhere(event)) return;
    event.preventDefault();
    navigate(path);
  }
  element.addEventListener('click', follow);
  return () => element.removeEventListener('click', follow);
}
