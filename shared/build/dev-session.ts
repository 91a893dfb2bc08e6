import { demoLogins, demoPassword } from '../../scripts/demo-logins';
import { variable } from '../../scripts/environment';

/** A Cookie header: the browser's own session with a portal on another port is left alone. @throws Error of the API */
export async function demoSession(apiUrl: string): Promise<string> {
  const email = variable('DEMO_LOGIN') ?? demoLogins[0][0];
  const response = await fetch(`${apiUrl}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword }),
  });
  const [cookie] = response.headers.getSetCookie();
  if (!response.ok || !cookie) {
    throw new Error(
      `${email} cannot sign in at ${apiUrl}: ${response.status} ${(await response.text()).slice(0, 200)}`,
    );
  }
  return cookie.split(';')[0] as string;
}

export const answers = (apiUrl: string): Promise<boolean> =>
  fetch(`${apiUrl}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
