import { nodeConfig } from '@manzil/shared/build/node';

const entry = {
  server: './src/server.ts',
  manzil: './src/commands/manzil.ts',
  // A process of its own (src/platform/files/check/check-process.ts).
  'document-check': './src/platform/files/check/document-check.ts',
};

export default nodeConfig(import.meta.dirname, entry, ['contract-nouns', 'exports-of']);
