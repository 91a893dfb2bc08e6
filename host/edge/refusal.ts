export type RefusalCode =
  | 'unreachable'
  | 'unreadable'
  | 'wrong_name'
  | 'host_api'
  | 'federation'
  | 'singletons'
  | 'container'
  | 'route_outside_area'
  | 'nav_outside_area'
  | 'search_outside_area'
  | 'too_large'
  | 'file_missing'
  | 'file_hash'
  | 'file_syntax'
  | 'republished'
  | 'store_failed';

/** A reason goes to the log, and what it quotes was published by others. */
const REASON_CHARS = 500;

/** Why a published version is not promoted. The version before stays in service. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly code: RefusalCode,
    message: string,
  ) {
    super(message.slice(0, REASON_CHARS));
  }
}
