import type { IncomingMessage, ServerResponse } from 'node:http';
import { devHeaders } from '../../scripts/dev-headers';

const documentOf = (name: string): string => `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<title>${name}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/static/css/remote.css">
<script defer src="/static/js/remote.js"></script>
</head>
<body><div id="root"></div></body>
</html>
`;

export function answerDocument(name: string, authority: string) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const { pathname } = new URL(request.url ?? '/', 'http://portal');
    if (request.method !== 'GET' || /\.[a-z0-9]+$/i.test(pathname)) {
      next();
      return;
    }
    response.writeHead(200, {
      ...devHeaders('', authority),
      'content-type': 'text/html; charset=utf-8',
    });
    response.end(documentOf(name));
  };
}
