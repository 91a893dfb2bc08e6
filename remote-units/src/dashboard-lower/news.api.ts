import { getNews } from '@manzil/shared/contract/news/operations';
import { readQuery } from '@manzil/shared/runtime';
import { queryOptions } from '@tanstack/react-query';

/** What has happened since the last visit, the newest first. */
export const newsQuery = queryOptions(readQuery(getNews));
