import type { AddressInfo } from 'node:net';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import WebsocketServer from 'webpack-dev-server/lib/servers/WebsocketServer.js';
import { say, seconds } from '../../scripts/terminal';

// The default of one second cuts pages off while a slow machine compiles.
WebsocketServer.heartbeatInterval = 30_000;

export type DevServer = {
  port: number;
  /** Resolves when everything has been compiled once, with or without errors. */
  compiled: Promise<void>;
  stop: () => Promise<void>;
};

/** Requests wait for the compilation. @param options.path of the browser's channel, on the portal's origin */
export async function serve(
  config: Configuration,
  { path, ...options }: WebpackDevServer.Configuration & { path: string },
): Promise<DevServer> {
  const compiler = webpack(config);
  let again = false;
  const compiled = new Promise<void>((done) =>
    compiler.hooks.done.tap('DevServer', (stats) => {
      const errors = { all: false, errors: true, moduleTrace: true, colors: false } as const;
      const took = seconds((stats.endTime ?? 0) - (stats.startTime ?? 0));
      if (stats.hasErrors()) say(`${config.name} does not compile:\n${stats.toString(errors)}`);
      else say(`${config.name} ${again ? 'updated' : 'compiled'} in ${took}`);
      again = true;
      done();
    }),
  );
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
  const address = server.server?.address() as AddressInfo | undefined;
  return { port: address?.port ?? 0, compiled, stop: () => server.stop() };
}
