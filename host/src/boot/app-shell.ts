/** Of the document that belongs to no page and to nobody; the worker keeps it for times without a network. */
export const APP_SHELL = '/app-shell';
/** Specification §7. */
export const WORKER = '/service-worker.js';
