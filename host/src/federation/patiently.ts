const PATIENCE_MS = 8_000;

/** Something did not arrive in time; asking again may help. */
export class LateError extends Error {
  override readonly name = 'LateError';
}

/** Rejects with a LateError when something is not there after 8 s; what arrives later is kept and serves the next attempt. */
export function patiently<T>(promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new LateError(`No answer within ${PATIENCE_MS} ms`)),
      PATIENCE_MS,
    );
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
