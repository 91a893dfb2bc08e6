import { remoteConfig } from '@manzil/shared/build/remote';

export default remoteConfig(import.meta.dirname);
