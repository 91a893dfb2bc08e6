import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppConfig } from '../../module';

/** A token: 32 bytes in base64url. Anything else in the cookie is nobody's session. */
const TOKEN = /^[\w-]{43}$/;

/** `__Host-` binds the cookie to this host and to https; over http browsers refuse the prefix. */
const cookieName = ({ secure }: AppConfig) => (secure ? '__Host-session' : 'session');

export function readSessionCookie(request: FastifyRequest, config: AppConfig): string | undefined {
  const prefix = `${cookieName(config)}=`;
  const pair = request.headers.cookie
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(prefix));
  const token = pair?.slice(prefix.length);
  return token && TOKEN.test(token) ? token : undefined;
}

export function setSessionCookie(reply: FastifyReply, config: AppConfig, token: string): void {
  reply.header('set-cookie', `${cookieName(config)}=${token}; ${attributes(config)}`);
}

export function clearSessionCookie(reply: FastifyReply, config: AppConfig): void {
  reply.header('set-cookie', `${cookieName(config)}=; ${attributes(config)}; Max-Age=0`);
}

/** No Max-Age: the browser forgets it when it closes; the server ends it in any case. */
const attributes = ({ secure }: AppConfig) =>
  `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
