import sharp from 'sharp';

export type SiteState = { floors: number; built: number; facade: number; bays: number };

/** Places that a visit photographs from: from the north the building is turned to the right, from the east to the left. */
export type Camera = 'north' | 'east';

const WIDTH = 1200;
const HEIGHT = 800;
const GROUND = 700;
const BAY = 46;
/** Up to where the highest floor reaches. */
const ROOF = 90;

type Face = { x: number; slant: number; bays: number; glass: string; wall: string };

/** One face of the building: closed up to the facade, above it slabs and columns. */
function face({ x, slant, bays, glass, wall }: Face, { floors, built, facade }: SiteState): string {
  const storey = (GROUND - ROOF) / floors;
  const width = bays * BAY * Math.abs(slant);
  const parts: string[] = [];
  for (let floor = 0; floor < built; floor += 1) {
    const top = GROUND - (floor + 1) * storey;
    if (floor < facade) {
      parts.push(`<rect x="${x}" y="${top}" width="${width}" height="${storey}" fill="${wall}"/>`);
      for (let bay = 0; bay < bays; bay += 1) {
        const left = x + (bay + 0.18) * (width / bays);
        parts.push(
          `<rect x="${left}" y="${top + storey * 0.2}" width="${(width / bays) * 0.64}" height="${storey * 0.58}" fill="${glass}"/>`,
        );
      }
      continue;
    }
    parts.push(
      `<rect x="${x}" y="${top + storey * 0.16}" width="${width}" height="${storey * 0.84}" fill="#4b5a5c"/>`,
    );
    for (let bay = 0; bay <= bays; bay += 1) {
      const column = x + bay * (width / bays) - 2;
      parts.push(`<rect x="${column}" y="${top}" width="4" height="${storey}" fill="#b9b3a6"/>`);
    }
    parts.push(
      `<rect x="${x - 3}" y="${top}" width="${width + 6}" height="${storey * 0.18}" fill="#cfc8b8"/>`,
    );
  }
  return parts.join('');
}

function crane(x: number, built: number, floors: number): string {
  if (built >= floors) return '';
  const top = GROUND - ((GROUND - ROOF) / floors) * built - 70;
  return `<g stroke="#c08a2c" stroke-width="6" fill="none"><path d="M${x} ${GROUND}V${top}"/><path d="M${x - 70} ${top}h360" stroke-width="5"/><path d="M${x} ${top - 34}l-60 34M${x} ${top - 34}l240 34" stroke-width="2"/><path d="M${x + 210} ${top}v60" stroke-width="2"/></g>`;
}

/** A drawing in the place of a photo: JPEG, 1200 × 800. */
export function drawSite(camera: Camera, state: SiteState): Promise<Buffer> {
  const north = camera === 'north';
  const front = { bays: state.bays, slant: 1, glass: '#7fa9b6', wall: '#e4dfd3' };
  const side = { bays: 4, slant: 0.62, glass: '#557a86', wall: '#bdb8ac' };
  const wide = state.bays * BAY;
  const left = (WIDTH - wide - 4 * BAY * 0.62) / 2;
  const faces = north
    ? face({ ...front, x: left }, state) + face({ ...side, x: left + wide }, state)
    : face({ ...side, x: left }, state) + face({ ...front, x: left + 4 * BAY * 0.62 }, state);
  const sky = north ? ['#a9c4d2', '#e6ebe6'] : ['#c7b8a4', '#f1e7d6'];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient></defs>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>
    ${crane(north ? left - 60 : left + wide + 190, state.built, state.floors)}${faces}
    <rect y="${GROUND}" width="${WIDTH}" height="${HEIGHT - GROUND}" fill="#b6a88c"/>
    <path d="M0 ${GROUND + 12}h${WIDTH}" stroke="#8f8268" stroke-width="3" stroke-dasharray="26 10"/>
  </svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 78 }).toBuffer();
}
