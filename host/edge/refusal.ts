export type RefusalCode =
  | 'unreachable'
  | 'unreadable'
  | 'wrong_name'
  | 'host_api'
  | 'federation'
  | 'singletons'
  | 'route_outside_area'
  | 'route_conflict'
  | 'file_missing'
  | 'file_hash'
  | 'file_syntax'
  | 'republished'
  | 'store_failed';

/** Why a published version is not promoted. The version before stays in service. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly code: RefusalCode,
    message: string,
  ) {
    super(message);
  }
}
