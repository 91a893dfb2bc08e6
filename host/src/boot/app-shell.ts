/** Path of the document that belongs to no page and to nobody; the service worker keeps it for times without a network. */
export const APP_SHELL = '/app-shell';
/** Path of the service worker: specification §7. */
export const WORKER = '/service-worker.js';
