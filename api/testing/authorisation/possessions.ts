import { randomUUID } from 'node:crypto';
import { aDocument } from '../documents';
import { aPayableInstalment } from '../instalments';
import { aPdf } from '../pdfs';
import { aPhoto } from '../photos';
import { aBooking, aProperty, aTenancy, aUnit, purchaseOf } from '../portfolio';
import { put, uploadUrl } from '../uploads';
import { KEPT, type World } from './people';
import { ARTICLES } from './published';

const OWNED = [...KEPT, 'upload'] as const;

/** Units that belong to two people, at the same time and one after the other: their names are both's to see. */
export async function share({ portal: { db, stored }, anna, carla, dirk }: World): Promise<void> {
  const property_id = await aProperty(db);
  const together = await aUnit(db, {
    property_id,
    owners: [
      { investor: anna, share_bps: 5000 },
      { investor: carla, share_bps: 5000 },
    ],
  });
  const tenancy = randomUUID();
  await aTenancy(db, together, { id: tenancy }, [{ due_on: '2026-12-01' }]);
  await aPayableInstalment(db, { unitId: together, propertyId: property_id });
  const pastProperty = await aProperty(db);
  const sold = await aUnit(db, {
    property_id: pastProperty,
    owners: [
      { investor: dirk, owned_to: '2025-12-31' },
      { investor: anna, owned_from: '2026-01-01' },
    ],
  });
  const bookings = [
    { investor: anna, unitId: together, on: '2026-11-01' },
    { investor: carla, unitId: together, on: '2026-11-01' },
    { investor: anna, unitId: sold, on: '2026-11-01' },
    { investor: dirk, unitId: sold, on: '2025-11-01' },
  ];
  for (const { investor, ...booking } of bookings) {
    const text = { de: investor.mark, en: investor.mark };
    await aBooking(db, { investor, ...booking, text, category: 'rent', amount: 1 });
    await aDocument(db, { investor, unit_id: booking.unitId, document_type: 'receipt' });
  }
  const photo = await aPhoto(db, stored, { property_id });
  for (const { ids } of [anna, carla]) {
    ids.unit = { ...ids.unit, shared: together };
    ids.property = { ...ids.property, shared: String(property_id) };
    ids.contract = { ...ids.contract, shared: await purchaseOf(db, together) };
    ids.tenancy = { ...ids.tenancy, shared: tenancy };
    ids.photo = { ...ids.photo, shared: photo };
  }
  dirk.ids.unit = { ...dirk.ids.unit, past: sold };
  dirk.ids.photo = {
    ...dirk.ids.photo,
    past: await aPhoto(db, stored, { property_id: pastProperty }),
  };
  dirk.ids.contract = { ...dirk.ids.contract, past: await purchaseOf(db, sold) };
  dirk.ids.property = { ...dirk.ids.property, past: String(pastProperty) };
}

/** As the portal sends it: the same sent again is known. */
export async function upload(world: World, name: 'anna' | 'ben' | 'carla' | 'dirk' | 'nina') {
  const own = randomUUID();
  const person = world[name];
  const { statusCode } = await put(await world.portal.as(person), uploadUrl({}, own), aPdf());
  if (statusCode !== 201) throw new Error(`The upload ended with ${statusCode}.`);
  person.ids.upload = { own };
}

/** Everybody learns of somebody else's ids, and of some that are nobody's. */
export function introduce({ anna, ben, ...others }: World): void {
  const { carla, dirk, nina, emil, locked, closed, invited, greta } = others;
  for (const person of [anna, ben, carla, dirk, nina, emil, locked, closed, invited, greta]) {
    const other = person === anna ? ben : anna;
    for (const thing of OWNED) {
      const theirs = other.ids[thing]?.own ?? '';
      person.ids[thing] = { ...person.ids[thing], 'another’s': theirs, missing: randomUUID() };
    }
    person.ids.booking = { ...person.ids.booking, missing: `2026-11-01_${randomUUID()}_1` };
    const property = other.ids.property?.own ?? '';
    person.ids.property = { ...person.ids.property, 'another’s': property, missing: '2147483647' };
    person.ids.instalment = { ...person.ids.instalment, missing: '2147483647' };
    person.ids.purpose = { 'for all': 'marketing' };
    person.ids.article = {
      'for all': String(ARTICLES.public),
      'for investors': String(ARTICLES.investors),
      'of the future': String(ARTICLES.future),
      missing: '2147483647',
    };
  }
}
