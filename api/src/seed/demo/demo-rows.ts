import { investors } from '../../identity/investors.table';
import { visits } from '../../identity/visits.table';
import { addresses } from '../../modules/addresses/addresses.table';
import { bankAccounts } from '../../modules/bank-accounts/bank-accounts.table';
import { consents } from '../../modules/consents/consents.table';
import { documents } from '../../modules/documents/documents.table';
import { subscriptions } from '../../modules/packages/packages.table';
import { completionForecasts } from '../../modules/projects/completion-forecasts.table';
import { constructionPhotos } from '../../modules/projects/construction-photos.table';
import { constructionUpdates } from '../../modules/projects/construction-updates.table';
import { properties } from '../../modules/projects/properties.table';
import { acquisitions, unitOwnerships } from '../../modules/units/ownership.table';
import { handoverCases, instalments, paymentPlans } from '../../modules/units/purchase.table';
import { rentCheques, tenancies } from '../../modules/units/tenancies.table';
import { units } from '../../modules/units/units.table';
import type { Db } from '../../platform/postgres/connect';
import { insertRows } from '../../platform/postgres/insert-rows';
import { type BookingRows, noBookingRows, storeBookingRows } from './booking-rows';
import { enteredOn } from './entered-on';

export type DemoRows = BookingRows & {
  investors: (typeof investors.$inferInsert)[];
  visits: (typeof visits.$inferInsert)[];
  addresses: (typeof addresses.$inferInsert)[];
  bankAccounts: (typeof bankAccounts.$inferInsert)[];
  consents: (typeof consents.$inferInsert)[];
  properties: (typeof properties.$inferInsert)[];
  forecasts: (typeof completionForecasts.$inferInsert)[];
  updates: (typeof constructionUpdates.$inferInsert)[];
  photos: (typeof constructionPhotos.$inferInsert)[];
  units: (typeof units.$inferInsert)[];
  subscriptions: (typeof subscriptions.$inferInsert)[];
  acquisitions: (typeof acquisitions.$inferInsert)[];
  ownerships: (typeof unitOwnerships.$inferInsert)[];
  plans: (typeof paymentPlans.$inferInsert)[];
  instalments: (typeof instalments.$inferInsert)[];
  handovers: (typeof handoverCases.$inferInsert)[];
  tenancies: (typeof tenancies.$inferInsert)[];
  cheques: (typeof rentCheques.$inferInsert)[];
  documents: (typeof documents.$inferInsert)[];
};

export const noRows = (): DemoRows => ({
  investors: [],
  visits: [],
  addresses: [],
  bankAccounts: [],
  consents: [],
  properties: [],
  forecasts: [],
  updates: [],
  photos: [],
  units: [],
  subscriptions: [],
  acquisitions: [],
  ownerships: [],
  plans: [],
  instalments: [],
  handovers: [],
  tenancies: [],
  cheques: [],
  documents: [],
  ...noBookingRows(),
});

export async function storeRows(db: Db, rows: DemoRows): Promise<void> {
  await insertRows(db, investors, rows.investors);
  await insertRows(db, visits, rows.visits);
  await insertRows(db, addresses, rows.addresses);
  await insertRows(db, bankAccounts, rows.bankAccounts);
  await insertRows(db, consents, rows.consents);
  await insertRows(db, properties, rows.properties);
  await insertRows(db, completionForecasts, rows.forecasts);
  await insertRows(
    db,
    constructionUpdates,
    rows.updates.map(enteredOn(({ published_on }) => published_on)),
  );
  await insertRows(db, constructionPhotos, rows.photos);
  await insertRows(db, units, rows.units);
  await insertRows(db, subscriptions, rows.subscriptions);
  await insertRows(db, acquisitions, rows.acquisitions);
  await insertRows(db, unitOwnerships, rows.ownerships);
  await insertRows(db, paymentPlans, rows.plans);
  await insertRows(db, instalments, rows.instalments);
  await insertRows(db, handoverCases, rows.handovers);
  await insertRows(db, tenancies, rows.tenancies);
  await insertRows(db, rentCheques, rows.cheques);
  await insertRows(db, documents, rows.documents);
  await storeBookingRows(db, rows);
}
