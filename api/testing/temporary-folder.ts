export { temporaryFolder } from '@manzil/embedded-postgres/testing/temporary-folder';
