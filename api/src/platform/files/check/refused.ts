export type Refusal =
  | 'empty'
  | 'type'
  | 'heic'
  | 'unreadable'
  | 'pixels'
  | 'trailing'
  | 'encrypted'
  | 'active'
  | 'attachments'
  | 'outside'
  | 'pages'
  | 'complex';

export class Refused extends Error {
  override readonly name = 'Refused';

  constructor(
    readonly refusal: Refusal,
    options?: ErrorOptions,
  ) {
    super(refusal, options);
  }
}
