/** From this line on a file is not what it should be; the message goes on after the line's place. */
export class FileUnreadable extends Error {
  override readonly name = 'FileUnreadable';

  constructor(
    readonly line: number,
    reason: string,
  ) {
    super(reason);
  }
}
