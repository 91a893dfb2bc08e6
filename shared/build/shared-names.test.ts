import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sharedModules } from '../../host/src/federation/share-scope';

const folder = join(__dirname, '../src/contract');
const contracts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(?<!\.test)\.ts$/.test(file),
);

// A remote reads the contract with the names of zod that the host offers, and has no others.
test.each(contracts)('%s can be read with what the host shares', (file) => {
  jest.isolateModules(() => {
    jest.doMock('zod/mini', () => ({ __esModule: true, ...sharedModules['zod/mini'] }));
    expect(() => require(join(folder, file))).not.toThrow();
  });
});
