import { aBrowser, type Browser } from '../browser';
import { anInvestorWithPassword, PASSWORD } from '../fixtures';
import { solvedProof } from '../solved-proof';
import type { TestApp } from '../test-app';

type Owner = { email: string; known: Browser };

let unique = 0;
export async function anOwner(portal: TestApp): Promise<Owner> {
  unique += 1;
  const email = `besieged-${unique}@example.com`;
  await anInvestorWithPassword(portal.db, { email });
  const known = aBrowser(portal);
  await known.post('/auth/login', { email, password: PASSWORD });
  await known.post('/auth/logout');
  return { email, known };
}

/** As the portal does it: with work where the API wants some. */
export async function working(
  portal: TestApp,
  url: string,
  body: object,
  browser = aBrowser(portal),
): Promise<number> {
  const first = await browser.post(url, body);
  if (first.statusCode !== 429) return first.statusCode;
  const proof = await solvedProof(first.json());
  return (await browser.post(url, { ...body, proof })).statusCode;
}

export async function ownerSignsIn(portal: TestApp, { email, known }: Owner) {
  const body = { email, password: PASSWORD };
  expect(await working(portal, '/auth/login', body)).toBe(200);
  expect((await known.post('/auth/login', body)).statusCode).toBe(200);
}
