import { OCTETS, type Operation } from '@manzil/shared/contract/operation';
import { factorRequired, onboardingIncomplete, sessionMissing } from './access.errors';
import { type Answerable, notFound } from './errors';
import {
  addressTooLong,
  crossSite,
  databaseFull,
  databaseUnavailable,
  internal,
  invalid,
  malformed,
  mediaType,
  stopping,
  tooLarge,
} from './request-errors';

const ALWAYS = [
  malformed,
  addressTooLong,
  invalid,
  internal,
  databaseUnavailable,
  databaseFull,
  stopping,
];

export function generalErrors({ method, access, params, body }: Operation): Answerable[] {
  const writes = method !== 'GET';
  return [
    ...ALWAYS,
    ...(writes ? [mediaType] : []),
    ...(writes || access !== 'everybody' ? [crossSite] : []),
    // A file has a limit of its own.
    ...(writes && body !== OCTETS ? [tooLarge] : []),
    ...(access === 'everybody' ? [] : [sessionMissing]),
    ...(access === 'investor' ? [onboardingIncomplete, factorRequired] : []),
    // An id that cannot exist.
    ...(params ? [notFound] : []),
  ];
}
