/** The next option comes in at the edge of its list, one that is further away in the middle, among its neighbours. */
export function showOption(option: HTMLElement, list: HTMLElement): void {
  const { offsetTop: top, offsetHeight: height } = option;
  const room = list.clientHeight - height;
  const above = list.scrollTop - top;
  const below = top - room - list.scrollTop;
  if (above <= 0 && below <= 0) return;
  if (Math.max(above, below) > height) list.scrollTop = top - room / 2;
  else list.scrollTop = above > 0 ? top : top - room;
}
