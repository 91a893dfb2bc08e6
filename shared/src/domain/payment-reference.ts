/** What SWIFT carries of a text without loss, but for the blanks. */
const NOT_CARRIED = /[^A-Za-z\d/.-]+/g;

/**
 * What a transfer for an instalment has to say: initials of the project, the unit, the instalment (`CL-1806-R5`).
 * @param seq number of the instalment in its plan
 */
export function paymentReference(projectName: string, unitNo: string, seq: number): string {
  const initials = projectName
    .normalize('NFD')
    .split(/[\s-]+/)
    .map((word) => /[A-Za-z\d]/.exec(word)?.[0]?.toUpperCase() ?? '')
    .join('');
  const unit = unitNo.normalize('NFD').replace(NOT_CARRIED, '');
  return [initials, unit, `R${seq}`].filter(Boolean).join('-');
}
