import { findErased, findInvestorNumbers, findInvestorsByEmail } from '../current-rows.repository';
import { investorsSheet } from '../sheets/investors.sheet';
import { defineRule } from './rule';
import { refuseTaken } from './taken';

/** An investor who is there already by the e-mail is taken as the line's, and left as they are. */
export const investorRule = defineRule(investorsSheet, async ({ db, lines, refuse }) => {
  const known = lines.filter(({ isNew }) => !isNew);
  const erased = new Set(
    (
      await findErased(
        db,
        known.map(({ rowId }) => rowId),
      )
    ).map(({ id }) => id),
  );
  for (const line of known) {
    if (erased.has(line.rowId)) refuse(line, 'email', 'was erased: take the line out');
  }
  const fresh = lines.filter(({ isNew }) => isNew);
  refuseTaken(
    { lines: fresh, refuse },
    {
      rows: [],
      column: 'email',
      keyOf: ({ values }) => values.email,
      keyOfRow: () => '',
    },
  );
  const emails = fresh.map(({ values }) => values.email);
  const present = new Map((await findInvestorsByEmail(db, emails)).map((row) => [row.email, row]));
  for (const line of fresh) {
    const row = present.get(line.values.email);
    if (line.wrong || !row) continue;
    if (row.external_id !== null) {
      refuse(line, 'email', `is that of ${row.external_id} already`);
      continue;
    }
    Object.assign(line, { rowId: row.id, isNew: false, changed: [] });
  }
  const numbers = fresh.map(({ values }) => values.investor_no).filter((no) => no !== null);
  refuseTaken(
    { lines: fresh.filter(({ isNew, wrong }) => isNew && !wrong), refuse },
    {
      rows: await findInvestorNumbers(db, numbers),
      column: 'investor_no',
      keyOf: ({ values }) => values.investor_no,
      keyOfRow: ({ investor_no }) => investor_no,
    },
  );
});
