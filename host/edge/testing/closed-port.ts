/** Resolves as soon as no new connection is taken. */
export async function refusal(at: number): Promise<void> {
  const taken = () =>
    fetch(`http://127.0.0.1:${at}/livez`, { headers: { connection: 'close' } }).then(
      () => true,
      () => false,
    );
  while (await taken()) await new Promise(setImmediate);
}
