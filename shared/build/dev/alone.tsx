import '@manzil/shared/styles/portal.css';
import { getSession } from '@manzil/shared/contract/session/operations';
import { apiGet, queryClient, setInvestor, setPortalConfig } from '@manzil/shared/runtime';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { aloneRouter } from './alone-router';
import { startTexts } from './alone-texts';
import { installPortalPolicy } from './portal-policy';

async function main(): Promise<void> {
  installPortalPolicy();
  setPortalConfig({
    apiBase: '/api',
    release: 'development',
    support: {
      email: 'hallo@manzil.example',
      phone: '+971 4 555 0137',
      whatsapp: '+971 50 555 0137',
    },
  });
  await startTexts();
  setInvestor(await apiGet(getSession, {}));
  createRoot(document.getElementById('root') as HTMLElement).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={aloneRouter()} />
      </QueryClientProvider>
    </StrictMode>,
  );
}

void main();
