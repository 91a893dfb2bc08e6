import { StartError } from '../start-error';

export type S3Location = { bucket: string; endpoint?: string; region: string };

const FORM = 's3://bucket?endpoint=https://s3.example.com&region=eu-central-1';

/** `s3://bucket?endpoint=…&region=…`; without an endpoint it is Amazon's of the region. @throws StartError */
export function parseS3Location(text: string): S3Location {
  const wrong = new StartError(`FILES_URL must read ${FORM}, or be left out for a folder.`);
  if (!URL.canParse(text)) throw wrong;
  const { protocol, hostname, pathname, searchParams, username } = new URL(text);
  const known = [...searchParams.keys()].every((name) => name === 'endpoint' || name === 'region');
  const endpoint = searchParams.get('endpoint');
  const reachable = endpoint === null || /^https?:\/\/[^/?#@]+\/?$/.test(endpoint);
  if (protocol !== 's3:' || !hostname || /[^/]/.test(pathname) || username) throw wrong;
  if (!known || !reachable) throw wrong;
  return {
    bucket: hostname,
    region: searchParams.get('region') ?? 'us-east-1',
    ...(endpoint !== null && { endpoint }),
  };
}
