import { nodeConfig } from '@manzil/shared/build/node';

export default nodeConfig(import.meta.dirname, { server: './src/server.ts' });
