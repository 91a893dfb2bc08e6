import type { ComponentType } from 'react';
import { useLoaderData } from 'react-router';

/**
 * Renders the component that the route's loader returned. Screens come through loaders, neither through
 * `React.lazy` (a shown fallback holds content back for 300 ms) nor the router's `lazy` (keeps a rejection for ever).
 */
export function LoadedPage() {
  const Page = useLoaderData() as ComponentType;
  return <Page />;
}
