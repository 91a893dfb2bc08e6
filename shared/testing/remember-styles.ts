/**
 * A query by role asks for the styles of every element, and jsdom matches 120 rules and parses 15 colours for each answer.
 * Without styles of a page, whether an element is shown depends on its kind alone; what its focus or its section would change
 * is told as for the first of its kind.
 */
export function rememberStyles(window: Window & typeof globalThis): void {
  const computed = window.getComputedStyle.bind(window);
  /** What jsdom has answered, by what its own style sheet tells elements apart. */
  const remembered = new Map<string, CSSStyleDeclaration>();
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || window.document.styleSheets.length > 0 || isStyled(element)) {
      return computed(element, pseudo);
    }
    const kind = ['hidden', 'open', 'type'].reduce(
      (told, name) => `${told} ${element.getAttribute(name)}`,
      element.localName,
    );
    const known = remembered.get(kind) ?? computed(element);
    remembered.set(kind, known);
    return known;
  };
}

/** By itself, or by one around it: some of it is inherited. */
function isStyled(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (at.hasAttribute('style')) return true;
  }
  return false;
}
