/** What the address chooses. */
export type TaxChoice = { year?: number; unit_id?: string };

const YEAR = /^2\d{3}$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What an address says that means nothing is left out. */
export function choiceIn(search: URLSearchParams): TaxChoice {
  const year = search.get('year') ?? '';
  const unit = search.get('unit_id') ?? '';
  return {
    ...(YEAR.test(year) && Number(year) <= 2100 && { year: Number(year) }),
    ...(UUID.test(unit) && { unit_id: unit }),
  };
}

export const taxAddress = ({ year, unit_id }: TaxChoice): string =>
  `/financials/tax?${new URLSearchParams({
    ...(year !== undefined && { year: String(year) }),
    ...(unit_id && { unit_id }),
  })}`;
