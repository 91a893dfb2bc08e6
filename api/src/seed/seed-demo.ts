import { sql } from 'drizzle-orm';
import { investors } from '../identity/investors.table';
import { hashPassword } from '../identity/password';
import type { Files } from '../platform/files/encrypted-files';
import type { Database } from '../platform/postgres/connect';
import type { FieldCipher } from '../platform/secrets/field-cipher';
import { addAnnasBookings, LATE_REPAIR } from './demo/anna-bookings';
import { addAnnasDocuments } from './demo/anna-documents';
import { addAnnasProjects } from './demo/anna-projects';
import { addAnnasPurchases } from './demo/anna-purchases';
import { addAnnasUnits } from './demo/anna-units';
import { addBookingQuestions } from './demo/booking-questions';
import { addClarasBookings } from './demo/clara-bookings';
import { addClarasPaulsAndMiasDocuments } from './demo/clara-documents';
import { addClarasPurchases } from './demo/clara-purchases';
import { addClarasAndPaulsUnits } from './demo/clara-units';
import { addCreekLanternNews } from './demo/creek-lantern-news';
import { type DemoCalendar, demoCalendar } from './demo/demo-calendar';
import { demoLedger, type Payment } from './demo/demo-ledger';
import { type DemoRows, noRows, storeRows } from './demo/demo-rows';
import { addDocumentFiles } from './demo/document-files';
import { storeEscrowAccounts } from './demo/escrow-accounts';
import { addFxRates } from './demo/fx-rates';
import { addInvestors } from './demo/investors';
import { addLenaAndMaxDocuments } from './demo/lena-and-max-documents';
import { addMaxBookings, addMaxPayouts } from './demo/max-bookings';
import { addMaxProjects } from './demo/max-projects';
import { addMaxPurchase } from './demo/max-purchases';
import { addMaxUnit, maxUnits } from './demo/max-units';
import { addMoreInvestors } from './demo/more-investors';
import { addPayouts } from './demo/payouts';
import { publishMonths, takeLate } from './demo/publish-months';
import { addReceipts } from './demo/receipts';
import { addSitePhotos } from './demo/site-photos';
import { addSubscriptions } from './demo/subscriptions';
import { storeTaxResidencies } from './demo/tax-residencies';

/** Known to everybody: demo accounts must never exist where real investors do. */
export const DEMO_PASSWORD = 'Marina-Walk-2026!';

const DEMO_LOCK = 7_262_905_116;

/** Does nothing where there is an investor. @param today in Asia/Dubai @returns whether it wrote */
export async function seedDemo(
  db: Database,
  today: string,
  { fields, ...files }: Files & { fields: FieldCipher },
): Promise<boolean> {
  const seeded = await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = '60s'`);
    await tx.execute(sql`select pg_advisory_xact_lock(${DEMO_LOCK})`);
    const [present] = await tx.select({ id: investors.id }).from(investors).limit(1);
    if (present) return false;
    const calendar = demoCalendar(today);
    const { rows, paid } = demoRows(await hashPassword(DEMO_PASSWORD), calendar);
    const late = takeLate(rows, LATE_REPAIR.text.de, LATE_REPAIR.month);
    await addDocumentFiles(rows, files);
    await addSitePhotos(rows, files);
    await storeRows(tx, rows);
    await storeEscrowAccounts(tx, fields, rows);
    await storeTaxResidencies(tx, fields, rows);
    const published = await publishMonths(tx, files, calendar, late);
    await addPayouts(tx, paid, published, calendar);
    return true;
  });
  // The planner knows nothing of the rows yet, and index-only scans need the visibility map.
  if (seeded) await db.execute(sql`vacuum analyze`);
  return seeded;
}

function demoRows(
  passwordHash: string,
  calendar: DemoCalendar,
): { rows: DemoRows; paid: Payment[] } {
  const rows = noRows();
  const ledger = demoLedger(rows);
  addInvestors(rows, passwordHash, calendar);
  addFxRates(rows, calendar);

  addAnnasProjects(rows, calendar);
  addCreekLanternNews(rows, calendar);
  addAnnasUnits(rows, calendar);
  addAnnasPurchases(rows, calendar);
  addAnnasBookings(rows, ledger, calendar);
  addAnnasDocuments(rows, calendar);

  addMaxProjects(rows, calendar);
  const units = maxUnits(calendar);
  for (const unit of units) {
    addMaxUnit(rows, unit, calendar);
    addMaxPurchase(rows, unit, calendar);
    addMaxBookings(rows, ledger, unit, calendar);
  }
  addMaxPayouts(ledger, calendar);
  addLenaAndMaxDocuments(rows, units, calendar);
  const paid = ledger.close();
  addReceipts(rows, calendar);
  addBookingQuestions(rows, calendar);

  // Last, as ids of what has no name follow its place: those above keep theirs.
  addMoreInvestors(rows, passwordHash, calendar);
  addClarasAndPaulsUnits(rows, calendar);
  addClarasPurchases(rows, calendar);
  addClarasBookings(rows, ledger, calendar);
  addClarasPaulsAndMiasDocuments(rows, calendar);
  addSubscriptions(rows, calendar);
  return { rows, paid: [...paid, ...ledger.close()] };
}
