export {
  answerOf,
  apiAddress,
  apiFile,
  apiGet,
  apiHead,
  apiSend,
  regainingSession,
  setUnauthorisedHandler,
} from './api-client';
export { ApiError, isApiError } from './api-error';
export {
  type Alert,
  type AlertType,
  alerts$,
  clearAlerts,
  currentAlerts,
  currentInvestor,
  hideAlert,
  investor$,
  type PortalEvents,
  publish,
  setInvestor,
  showAlert,
  subscribe,
  type VisibleAlert,
} from './bus';
export {
  dropAllKept,
  dropKept,
  type KeptEntry,
  type KeptFor,
  keep,
  kept,
  keptChanges$,
  keptEntries,
} from './kept';
export { type PortalConfig, portalConfig, setPortalConfig } from './portal-config';
export { type Portal, PortalContext, useInvestor, usePortal } from './portal-context';
export { queryClient } from './query-client';
export { readQuery } from './read-query';
export { holdReload, isReloadHeld, reloadHeld$, useHoldReload } from './reload-hold';
export {
  defineScreen,
  type Part,
  type RemoteModule,
  type Screen,
  type ScreenArgs,
  type Texts,
  type TextsIn,
} from './remote';
export { loadSanitiser, type Sanitise } from './sanitiser';
export { type TextKey, type TextsOf, useTexts } from './use-texts';
