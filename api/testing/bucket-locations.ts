import type { S3Location } from '../src/platform/files/s3-location';

export const BUCKETS: [url: string, location: S3Location][] = [
  ['s3://manzil', { bucket: 'manzil', region: 'us-east-1' }],
  ['s3://manzil?region=eu-central-1', { bucket: 'manzil', region: 'eu-central-1' }],
  [
    's3://manzil?endpoint=http://minio:9000&region=x',
    { bucket: 'manzil', region: 'x', endpoint: 'http://minio:9000' },
  ],
];

export const NO_BUCKETS = [
  'manzil',
  'https://manzil',
  's3://',
  's3://manzil/folder',
  's3://key:secret@manzil',
  's3://manzil?endpoint=minio:9000',
  's3://manzil?endpoint=http://key:secret@minio',
  's3://manzil?region=x&bucket=y',
];
