import '@testing-library/jest-dom';

// jsdom has no dialogs; these are the parts of the platform that the kit relies on.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement): void {
  this.setAttribute('open', '');
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement): void {
  this.removeAttribute('open');
  this.dispatchEvent(new Event('close'));
};
window.scrollTo = () => undefined;
