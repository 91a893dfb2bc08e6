import type { ComponentType } from 'react';
import { useLoaderData } from 'react-router';

/**
 * Neither by `React.lazy` (a shown fallback holds content back for 300 ms) nor by the router's `lazy` (keeps a
 * rejection for ever).
 */
export function LoadedPage() {
  const Page = useLoaderData() as ComponentType;
  return <Page />;
}
