declare module 'webpack-dev-server/lib/servers/WebsocketServer.js' {
  /** `heartbeatInterval`, milliseconds: a page that has not answered the last beat by the next is cut off. */
  const WebsocketServer: { heartbeatInterval: number };
  export default WebsocketServer;
}
