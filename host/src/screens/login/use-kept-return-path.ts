import { useEffect } from 'react';
import { keepReturnPath, takeReturnPath } from '../../routing/return-path';

/** With this entry of the history, which the portal's own reloads leave as it is. */
export function useKeptReturnPath(): void {
  useEffect(() => {
    const path = takeReturnPath();
    const state = window.history.state as { returnPath?: string } | null;
    keepReturnPath(path === '/' ? (state?.returnPath ?? '/') : path);
    if (path !== '/') window.history.replaceState({ ...state, returnPath: path }, '');
  }, []);
}
