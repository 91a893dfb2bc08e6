import type { UploadQuery } from '@manzil/shared/contract/documents/documents';

/** What an upload says of itself before its bytes come. `today`: day in Dubai. */
export type UploadRequest = UploadQuery & { investorId: string; uploadId: string; today: string };
