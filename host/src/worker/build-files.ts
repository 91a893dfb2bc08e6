const BUILD_FILE = /^\/(static|remotes\/[^/]+\/[^/]+)\/.+\.(js|css|woff2|svg|png|webp)$/;

/** Its name changes with its content. */
export const isBuildFile = (path: string): boolean => BUILD_FILE.test(path);

/** Code only where its hash is known: what is kept must be what the page demands. */
export const isKept = (path: string, integrity: string): boolean =>
  isBuildFile(path) && (integrity !== '' || !/\.(js|css)$/.test(path));
