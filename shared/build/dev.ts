/** Serves one package with hot reload. */
export async function dev(dir: string): Promise<void> {
  throw new Error(`dev server for ${dir} is not wired`);
}
