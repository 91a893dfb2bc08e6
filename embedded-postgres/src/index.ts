export { readAddress } from './address-file';
export { EmbeddedPostgresError } from './error';
export { freePort } from './free-port';
export { openDataDir } from './location';
export { takeOwnerLock } from './owner-lock';
export { startEmbeddedPostgres } from './start';
