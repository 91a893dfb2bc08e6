import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// A loaded machine takes longer than a second to render; a test that fails waits no longer than it must.
configure({ asyncUtilTimeout: 5_000 });

// jsdom has neither dialogs nor media; these are the parts of the platform that the kit relies on.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement): void {
  this.setAttribute('open', '');
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement): void {
  this.removeAttribute('open');
  this.dispatchEvent(new Event('close'));
};
window.scrollTo = () => undefined;
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), { matches: false, media }) as unknown as MediaQueryList;
