/** The code of a screen of a remote "rent-index", file by file. Its page asks the API for something of its own. */
export const codeOf = (screen: string): Record<string, string> => ({
  [`${screen}.screen.ts`]: `
import { defineScreen, queryClient } from '@manzil/shared/runtime';
import { ${screen}Query } from './${screen}.api';
import page from './${screen}.page';
export default defineScreen({
  page,
  texts: {
    de: () => import(/* webpackChunkName: "${screen}-de" */ './texts/de.json'),
    en: () => import(/* webpackChunkName: "${screen}-en" */ './texts/en.json'),
  },
  data: () => [queryClient.ensureQueryData(${screen}Query)],
});`,
  [`${screen}.api.ts`]: `
import { z } from '@manzil/shared/contract/schema';
import { readQuery } from '@manzil/shared/runtime';
import { queryOptions } from '@tanstack/react-query';
const answer = z.object({ ${screen}_id: z.uuid(), ${screen}_no: z.int(), note: z.nullable(z.string()) });
const operation = { method: 'GET', path: '/${screen}', access: 'investor', answer };
export const ${screen}Query = queryOptions(readQuery(operation));`,
  [`${screen}.page.tsx`]: `
import { useTexts } from '@manzil/shared/runtime';
import { PageHead } from '@manzil/shared/ui/page-head';
import { useQuery } from '@tanstack/react-query';
import { ${screen}Query } from './${screen}.api';
import styles from './${screen}.module.css';
export default function Page() {
  const { t } = useTexts('rent-index/${screen}' as never);
  const { data } = useQuery(${screen}Query);
  return <div className={styles.${screen}}><PageHead title={t('title' as never)} />{data?.note}</div>;
}`,
  [`${screen}.module.css`]: `.${screen} { margin-top: var(--space-32); color: var(--text-2); }`,
});
