import { api, openTab, signedInTab, type Tab } from './tabs';

/** A tab in which Anna has signed out, of which the API, that is away, knows nothing. */
export async function signedOutUnheard(): Promise<Tab> {
  const tab = await signedInTab();
  api.reachable = false;
  await tab.logout();
  return tab;
}

/** The same, and the API is back. */
export async function signedOutMeanwhile(): Promise<Tab> {
  const tab = await signedOutUnheard();
  api.reachable = true;
  return tab;
}

/** Opens a page for everybody in another tab. */
export async function greetLater(): Promise<void> {
  const later = await openTab();
  later.greet();
}

/** Another tab, which knows who is signed in. */
export async function laterTab(): Promise<Tab> {
  const later = await openTab();
  await later.sessionReady();
  return later;
}
