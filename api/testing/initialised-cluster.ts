import { copyCluster as copy } from '@manzil/embedded-postgres/testing/initialised-cluster';

/** Set by the global setup: a data folder whose database was initialised and never started. */
export const CLUSTER_VARIABLE = 'MANZIL_TEST_CLUSTER';

/** Gives the folder a database that is initialised already. No test sees two of them at once. */
export async function copyCluster(dataDir: string): Promise<void> {
  const initialised = process.env[CLUSTER_VARIABLE];
  if (!initialised)
    throw new Error(`${CLUSTER_VARIABLE} is unset: jest needs the api's globalSetup.`);
  await copy(initialised, dataDir);
}
