import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Investor } from '../contract/session';
import type { Language } from '../contract/values';
import { currentInvestor, investor$ } from './bus';

/** What the shell offers to every screen. */
export type Portal = {
  language: Language;
  /** Switches the portal's language and remembers it on this device. */
  setLanguage: (language: Language) => void;
  /** Opens "Hilfe & Support". */
  openHelp: () => void;
  /** Opens "Einwilligungen", where the reader sees what they have agreed to and takes it back. */
  openConsent: () => void;
};

/** Provided by the host, read by remotes through `usePortal`. */
export const PortalContext = createContext<Portal | null>(null);

/** @throws Error outside the portal */
export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('usePortal needs the portal around it.');
  return portal;
}

const subscribeInvestor = (changed: () => void): (() => void) => {
  const subscription = investor$.subscribe(changed);
  return () => subscription.unsubscribe();
};

/** The signed-in investor, null for a visitor; re-renders on change. */
export const useInvestor = (): Investor | null =>
  useSyncExternalStore(subscribeInvestor, currentInvestor);
