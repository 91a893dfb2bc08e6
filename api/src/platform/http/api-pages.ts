import swaggerUi from '@fastify/swagger-ui';
import type { App } from './module';

export async function addApiPages(app: App): Promise<void> {
  await app.register(async (pages: App) => {
    pages.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'everybody' };
      route.schema = { ...route.schema, hide: true };
    });
    await pages.register(swaggerUi, {
      routePrefix: '/docs',
      staticCSP: "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'",
      // A write has to come from a page of the portal.
      uiConfig: { supportedSubmitMethods: ['get'], docExpansion: 'none', validatorUrl: null },
    });
  });
}
