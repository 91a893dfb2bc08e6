declare module 'remote-under-development' {
  import type { RemoteModule } from '@manzil/shared/runtime';

  const remote: RemoteModule;
  export default remote;
}
