import type { UploadQuery } from '@manzil/shared/contract/documents/documents';

/** `today`: day in Dubai. */
export type UploadRequest = UploadQuery & { investorId: string; uploadId: string; today: string };
