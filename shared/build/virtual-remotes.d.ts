declare module 'virtual:*' {
  import type { RemoteModule } from '@manzil/shared/runtime';

  const remote: RemoteModule;
  export default remote;
}
