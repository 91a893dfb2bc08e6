import { hostConfig } from '@manzil/shared/build/host';
import { nodeConfig } from '@manzil/shared/build/node';

export default [
  hostConfig(import.meta.dirname),
  nodeConfig(import.meta.dirname, { edge: './edge/server.ts' }),
];
