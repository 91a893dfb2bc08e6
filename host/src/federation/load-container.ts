const ATTEMPT_MS = 8_000;

/** The script arrived and did not do its work: repeating the request cannot help. */
export class ScriptExecutionError extends Error {
  override readonly name = 'ScriptExecutionError';
}

/** The script did not arrive: unreachable, not in time, or not the file the registry promised. */
export class ScriptNetworkError extends Error {
  override readonly name = 'ScriptNetworkError';
}

/** Webpack's container interface. */
export type Container = {
  init: (shareScope: object) => unknown;
  get: (expose: string) => Promise<() => unknown>;
};

const globalOf = (name: string): Container | undefined =>
  (window as unknown as Record<string, Container | undefined>)[name];

/** A script element that is there already is never taken for it. @throws ScriptNetworkError, ScriptExecutionError */
export function loadContainer(entry: string, container: string): Promise<Container> {
  const loaded = globalOf(container);
  if (loaded) return Promise.resolve(loaded);

  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    let thrown: string | undefined;
    const noteError = (event: ErrorEvent): void => {
      if (event.filename && new URL(event.filename).pathname === entry) thrown = event.message;
    };
    const settle = (end: () => void): void => {
      clearTimeout(timer);
      window.removeEventListener('error', noteError);
      script.remove();
      end();
    };
    const timer = setTimeout(
      () =>
        settle(() => reject(new ScriptNetworkError(`No answer within ${ATTEMPT_MS} ms: ${entry}`))),
      ATTEMPT_MS,
    );
    script.onerror = () => settle(() => reject(new ScriptNetworkError(`Not loaded: ${entry}`)));
    script.onload = () =>
      settle(() => {
        const defined = globalOf(container);
        if (defined) resolve(defined);
        else
          reject(new ScriptExecutionError(`${entry}: ${thrown ?? `does not define ${container}`}`));
      });
    window.addEventListener('error', noteError);
    script.crossOrigin = 'anonymous';
    script.fetchPriority = 'high';
    script.integrity = window.__portal.integrity(entry);
    script.src = window.__portal.url(entry) as string;
    document.head.append(script);
  });
}
