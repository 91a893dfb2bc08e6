import { hostConfig } from '@manzil/shared/build/host';
import { nodeConfig } from '@manzil/shared/build/node';
import { workerConfig } from '@manzil/shared/build/worker';

export default [
  hostConfig(import.meta.dirname),
  workerConfig(import.meta.dirname),
  nodeConfig(import.meta.dirname, { edge: './edge/server.ts' }),
];
