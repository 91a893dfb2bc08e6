import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppConfig } from '../platform/http/module';

/** A token: 32 bytes in base64url. Anything else in a cookie is nobody's. */
const TOKEN = /^[\w-]{43}$/;

export type TokenCookie = {
  name: (config: Pick<AppConfig, 'secure'>) => string;
  read: (request: FastifyRequest, config: AppConfig) => string | undefined;
  set: (reply: FastifyReply, config: AppConfig, token: string) => void;
  clear: (reply: FastifyReply, config: AppConfig) => void;
};

/** Invisible to scripts. @param maxAgeS seconds; left out: until the browser closes */
export function tokenCookie(plainName: string, maxAgeS?: number): TokenCookie {
  // `__Host-` binds the cookie to this host and to https; over http browsers refuse the prefix.
  const name: TokenCookie['name'] = ({ secure }) => (secure ? `__Host-${plainName}` : plainName);
  const attributes = ({ secure }: AppConfig) =>
    `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  const lifetime = maxAgeS === undefined ? '' : `; Max-Age=${maxAgeS}`;
  return {
    name,
    read(request, config) {
      const prefix = `${name(config)}=`;
      const pair = request.headers.cookie
        ?.split(';')
        .map((part) => part.trim())
        .find((part) => part.startsWith(prefix));
      const token = pair?.slice(prefix.length);
      return token && TOKEN.test(token) ? token : undefined;
    },
    set(reply, config, token) {
      reply.header('set-cookie', `${name(config)}=${token}; ${attributes(config)}${lifetime}`);
    },
    clear(reply, config) {
      reply.header('set-cookie', `${name(config)}=; ${attributes(config)}; Max-Age=0`);
    },
  };
}
