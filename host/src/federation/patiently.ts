const PATIENCE_MS = 8_000;

/** Rejects when something is not there after 8 s; what arrives later is kept and serves the next attempt. */
export function patiently<T>(promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new TypeError(`No answer within ${PATIENCE_MS} ms`)),
      PATIENCE_MS,
    );
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
