const BUILD_FILE = /^\/(static|remotes\/[^/]+\/[^/]+)\/.+\.(js|css|woff2|svg|png|webp)$/;

/** Whether this is a file of a build, whose name changes with its content. */
export const isBuildFile = (path: string): boolean => BUILD_FILE.test(path);

/** Whether the worker may keep it. Code only where its hash is known: what is kept must be what the page demands. */
export const isKept = (path: string, integrity: string): boolean =>
  isBuildFile(path) && (integrity !== '' || !/\.(js|css)$/.test(path));
