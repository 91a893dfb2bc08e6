/**
 * webpack loader: puts the remote's name before the chunk names of its dynamic imports. Every remote has a chunk
 * `texts-de`; in one build they would become one file.
 * @this {{ resourcePath: string }}
 * @param {string} source
 */
export default function addRemoteName(source) {
  const remote = /[\\/]remote-([a-z-]+)[\\/]src[\\/]/.exec(this.resourcePath)?.[1];
  return source.replaceAll('webpackChunkName: "', `webpackChunkName: "${remote}-`);
}
