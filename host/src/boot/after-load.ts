export function afterLoad(begin: () => void): void {
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}
