import type { AddressInfo } from 'node:net';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer, { type Configuration as ServerOptions } from 'webpack-dev-server';

/** What a compilation has come to. */
export type Compiled = { ms: number; errors: string | null };

export type DevServer = { port: number; stop: () => Promise<void> };

/**
 * Serves a package from memory and replaces what is edited in open pages. Resolves when the server listens;
 * requests wait for the compilation.
 * @param options.path where the browser's channel to this server is on the portal's origin
 */
export async function serve(
  config: Configuration,
  { path, ...options }: ServerOptions & { path: string },
  onCompiled: (compiled: Compiled) => void,
): Promise<DevServer> {
  const compiler = webpack(config);
  compiler.hooks.done.tap('DevServer', (stats) => {
    const errors = stats.hasErrors()
      ? stats.toString({ all: false, errors: true, moduleTrace: true, colors: false })
      : null;
    onCompiled({ ms: (stats.endTime ?? 0) - (stats.startTime ?? 0), errors });
  });
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port: 0,
      hot: true,
      static: false,
      setupExitSignals: false,
      devMiddleware: { publicPath: config.output?.publicPath as string, index: false },
      webSocketServer: { type: 'ws', options: { path } },
      client: {
        logging: 'warn',
        overlay: { errors: true, warnings: false, runtimeErrors: false },
        // Any address in the name of the page's own host and port: remotes are behind the host's server.
        webSocketURL: { hostname: '0.0.0.0', port: 0, pathname: path },
      },
      ...options,
    },
    compiler,
  );
  await server.start();
  const { port } = server.server?.address() as AddressInfo;
  return { port, stop: () => server.stop() };
}
