import type { TaxResidenciesInput } from '@manzil/shared/contract/tax-residencies/tax-residencies';
import { plainTaxId, type Taxpayer, taxIdProblem, taxpayerOf } from '@manzil/shared/domain/tax-id';
import { recordAuditEvent } from '../../platform/audit/record-audit-event';
import { isCountry } from '../../platform/country';
import type { Text } from '../../platform/http/errors';
import { invalid } from '../../platform/http/request-errors';
import type { Db } from '../../platform/postgres/connect';
import type { FieldCipher } from '../../platform/secrets/field-cipher';
import { askedOf } from '../onboarding/onboarding.repository';
import { COUNTRY_UNKNOWN, MISSING } from '../profile/field-texts';
import { raiseVersion } from '../profile/personal-data.repository';
import {
  addTaxResidency,
  endTaxResidency,
  listTaxResidencies,
  type TaxResidency,
} from './tax-residencies.repository';

const TWICE: Text = { de: 'Dieses Land steht schon da.', en: 'This country is already listed.' };

/** What is left out ends, what differs begins anew. @param today day in Asia/Dubai @throws invalid, versionConflict */
export async function changeTaxResidencies(
  tx: Db,
  fields: FieldCipher,
  investorId: string,
  { items, version }: TaxResidenciesInput,
  today: string,
): Promise<void> {
  await raiseVersion(tx, investorId, version);
  const present = await listTaxResidencies(tx, fields, investorId);
  const wanted = checked(items, present, taxpayerOf(await askedOf(tx, investorId)));
  const same = (a: TaxResidency) => (b: TaxResidency) =>
    a.country === b.country && a.tax_id === b.tax_id;
  for (const held of present) {
    if (!wanted.some(same(held))) await endTaxResidency(tx, held, today);
  }
  for (const item of wanted) {
    if (!present.some(same(item))) await addTaxResidency(tx, fields, investorId, item, today);
  }
  await recordAuditEvent(tx, {
    actor: { type: 'investor', id: investorId },
    action: 'tax_residencies.changed',
    entity_type: 'investor',
    entity_id: investorId,
    detail: { countries: wanted.length },
  });
}

const plain = (items: TaxResidenciesInput['items'], payer: Taxpayer): TaxResidency[] =>
  items.map(({ country, tax_id }) => ({
    country,
    tax_id: tax_id && plainTaxId(country, tax_id, payer),
  }));

function checked(
  items: TaxResidenciesInput['items'],
  present: TaxResidency[],
  payer: Taxpayer,
): TaxResidency[] {
  const problems = residencyProblems(items, 'items', present, payer);
  if (problems.length > 0) throw invalid({ fields: Object.fromEntries(problems) });
  return plain(items, payer);
}

/** @param list its name in the input @param present stored ones: what lacks its number there already may go on */
export function residencyProblems(
  items: TaxResidenciesInput['items'],
  list: string,
  present: TaxResidency[],
  payer: Taxpayer,
): [string, Text][] {
  const wanted = plain(items, payer);
  const lacking = present.filter(({ tax_id }) => tax_id === null).map(({ country }) => country);
  return wanted.flatMap((item, index) => {
    const problems = problemsOf(item, index, wanted, list, payer);
    const isMissing = isNumberMissing(item) && !lacking.includes(item.country);
    return isMissing ? [...problems, [`${list}.${index}.tax_id`, MISSING]] : problems;
  });
}

/** Everybody who is taxed in Germany has one. */
const isNumberMissing = ({ country, tax_id }: TaxResidency): boolean =>
  country === 'DE' && tax_id === null;

function problemsOf(
  { country, tax_id }: TaxResidency,
  index: number,
  all: TaxResidency[],
  list: string,
  payer: Taxpayer,
): [string, Text][] {
  const at = (name: string) => `${list}.${index}.${name}`;
  if (!isCountry(country)) return [[at('country'), COUNTRY_UNKNOWN]];
  if (all.findIndex((other) => other.country === country) < index) return [[at('country'), TWICE]];
  const problem = tax_id && taxIdProblem(country, tax_id, payer);
  return problem ? [[at('tax_id'), problem]] : [];
}
