import type { Files } from '../../../platform/files/encrypted-files';
import type { Db } from '../../../platform/postgres/connect';
import { rememberLines } from '../external-ids.repository';
import type { Line } from '../line';
import type { Portfolio } from '../portfolio';
import type { Sheet } from '../sheet';
import { bookingsSheet } from '../sheets/bookings.sheet';
import { constructionPhotosSheet } from '../sheets/construction-photos.sheet';
import { investorsSheet } from '../sheets/investors.sheet';
import { payoutsSheet } from '../sheets/payouts.sheet';
import { propertiesSheet } from '../sheets/properties.sheet';
import { unitsSheet } from '../sheets/units.sheet';
import { insertBookings } from './bookings';
import { insertInvestors } from './investors';
import { insertPackages } from './packages';
import { storePhotos } from './photos';
import { insertLines, type Row, updateRows } from './rows';

type Means = {
  db: Db;
  today: string;
  folder: string;
  openFiles: () => Promise<Files>;
  progress: (stored: number) => void;
};

/** Stores the right lines, sheet by sheet. Changes come first: what they give up, a new line may take. */
export async function storePortfolio(portfolio: Portfolio, means: Means): Promise<void> {
  for (const { sheet, lines } of portfolio.values()) {
    const right = lines.filter(({ wrong }) => !wrong);
    if (right.length === 0) continue;
    await storeLines(sheet, right, portfolio, means);
    await rememberLines(means.db, sheet.name, right);
  }
}

async function storeLines(
  sheet: Sheet,
  lines: Line[],
  portfolio: Portfolio,
  means: Means,
): Promise<void> {
  const { db, folder, openFiles, progress } = means;
  if (sheet.name === constructionPhotosSheet.name) {
    const photos = lines as Parameters<typeof storePhotos>[0];
    await storePhotos(photos, { db, folder, files: await openFiles() });
    progress(lines.length);
    return;
  }
  const before = lines.filter(({ isNew }) => !isNew);
  await updateRows(db, sheet, before);
  progress(before.length);
  const fresh = lines.filter(({ isNew }) => isNew);
  await insertFresh(sheet, fresh, portfolio, means);
  if (sheet.name === unitsSheet.name) {
    await insertPackages(db, lines as Parameters<typeof insertPackages>[1]);
  }
}

async function insertFresh(
  sheet: Sheet,
  lines: Line[],
  portfolio: Portfolio,
  { db, today, progress }: Means,
): Promise<void> {
  if (sheet.name === bookingsSheet.name) {
    await insertBookings(db, portfolio, lines as Parameters<typeof insertBookings>[2], progress);
    return;
  }
  if (sheet.name === investorsSheet.name) {
    await insertInvestors(db, lines as Parameters<typeof insertInvestors>[1], today);
  } else {
    await insertLines(db, sheet, lines, (row) => complete(sheet, row));
  }
  progress(lines.length);
}

function complete(sheet: Sheet, row: Row): Row {
  // The same building is drawn the same way everywhere.
  if (sheet.name === propertiesSheet.name) return { ...row, drawing_seed: Number(row.id) };
  return sheet.name === payoutsSheet.name ? { ...row, currency: 'AED' } : row;
}
