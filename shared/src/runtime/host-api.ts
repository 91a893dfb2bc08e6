/**
 * Version of everything a remote may rely on in the host: this module's exports, the shared libraries, the
 * registry's fields. Semver, kept equal to the version of the package `@manzil/shared`.
 */
export const HOST_API_VERSION = '1.0.0';
