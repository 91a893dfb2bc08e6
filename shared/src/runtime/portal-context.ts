import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Investor } from '../contract/session/session';
import type { Language } from '../contract/values';
import { currentInvestor, investor$ } from './bus';
import { subscriber } from './subscriber';

/** What the shell offers to every screen. */
export type Portal = {
  language: Language;
  /** Switches the portal's language and remembers it on this device. */
  setLanguage: (language: Language) => void;
  /** Opens "Hilfe & Support". */
  openHelp: () => void;
  /** Opens "Einwilligungen", where the user sees what they have agreed to and takes it back. */
  openConsent: () => void;
  /** Ends the session and opens the sign-in page at once; the device has forgotten by then. */
  signOut: () => void;
};

/** Provided by the host, read by remotes through `usePortal`. */
export const PortalContext = createContext<Portal | null>(null);

/** @throws Error outside the portal */
export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('usePortal needs the portal around it.');
  return portal;
}

const subscribeInvestor = subscriber(investor$);

/** The signed-in investor, null for a visitor; re-renders on change. */
export const useInvestor = (): Investor | null =>
  useSyncExternalStore(subscribeInvestor, currentInvestor);
