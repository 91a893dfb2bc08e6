import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addUnit } from './generate-unit';
import { add, type Files, quoted } from './generated-files';

const EMIRATES = ['dubai', 'dubai', 'abu_dhabi', 'ras_al_khaimah'] as const;

/** The same for the same number: of seven units one is being built, the others were let for three years. */
export async function generatePortfolio(folder: string, units: number): Promise<void> {
  const files: Files = new Map();
  const investors = Math.max(2, Math.ceil(units / 4));
  for (let no = 0; no < investors; no += 1) addInvestor(files, no);
  for (let no = 0; no < Math.ceil(units / 100); no += 1) addProperty(files, no);
  for (let no = 0; no < units; no += 1) addUnit(files, no, investors);
  await mkdir(folder, { recursive: true });
  for (const [name, { header, lines }] of files) {
    const text = [header, ...lines].map((cells) => cells.map(quoted).join(',')).join('\r\n');
    await writeFile(join(folder, `${name}.csv`), `${text}\r\n`);
  }
}

function addInvestor(files: Files, no: number): void {
  add(files, 'investors', {
    external_id: `K-${no}`,
    email: `owner.${no}@example.com`,
    first_name: ['Greta', 'Paul', 'Zoë', 'Jürgen'][no % 4] ?? '',
    last_name: `Müller-${no}, "K."`,
    locale: no % 5 === 0 ? 'en' : 'de',
    onboarding_step: 4,
    street: 'Gärtnerstraße',
    city: 'Hamburg',
    country: 'DE',
  });
}

function addProperty(files: Files, no: number): void {
  const building = no % 7 === 6;
  add(files, 'properties', {
    external_id: `P-${no}`,
    name: `Tower ${no}`,
    developer: 'Sahel Properties',
    community: 'Dubai Marina',
    emirate: EMIRATES[no % EMIRATES.length] ?? 'dubai',
    total_units: 100,
    drawing_shape: 'tower',
    floors: 25,
    floors_built: building ? 12 : 25,
    facade_floors: building ? 6 : 25,
    bays: 4,
  });
}
