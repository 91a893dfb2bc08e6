import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';

const location = new URL(process.env.FILES_URL);
const client = new S3Client({
  endpoint: location.searchParams.get('endpoint'),
  region: location.searchParams.get('region') ?? 'us-east-1',
  forcePathStyle: true,
});
try {
  await client.send(new CreateBucketCommand({ Bucket: location.hostname }));
} catch (error) {
  if (error.name !== 'BucketAlreadyOwnedByYou') throw error;
}
