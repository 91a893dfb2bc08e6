import { type Variant, variants } from './variants';
import type { Load, Visit } from './visit';

/** One visit per variant, taken right after each other. */
export type Round = Readonly<Record<Variant, Visit>>;

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle];
  if (upper === undefined) throw new RangeError('There is no median of nothing.');
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

const ofLoad = ['fcp', 'lcp', 'ready', 'requests', 'kb', 'scriptKb'] as const;
const units: Readonly<Record<keyof Load, string>> = {
  fcp: 'FCP ms',
  lcp: 'LCP ms',
  ready: 'ready ms',
  requests: 'requests',
  kb: 'transferred kB',
  scriptKb: 'JavaScript kB (br)',
};

type Measure = { label: string; of: (visit: Visit) => number };
const measures: readonly Measure[] = [
  ...(['cold', 'warm'] as const).flatMap((kind) =>
    ofLoad.map((key) => ({
      label: `${kind} ${units[key]}`,
      of: (visit: Visit) => visit[kind][key],
    })),
  ),
  { label: 'hover 300 ms, click: ms', of: ({ navigation }) => navigation },
];

export type Line = {
  label: string;
  medians: Readonly<Record<Variant, number>>;
  /** Median over the rounds of federated divided by the other, each within one round. */
  ratios: Readonly<Record<Exclude<Variant, 'federated'>, number>>;
};

/** @throws RangeError without any round */
export const summary = (rounds: readonly Round[]): Line[] =>
  measures.map(({ label, of }) => {
    const at = (variant: Variant): number => median(rounds.map((round) => of(round[variant])));
    const ratio = (other: Variant): number =>
      median(rounds.map((round) => of(round.federated) / of(round[other])));
    return {
      label,
      medians: {
        federated: at('federated'),
        monolith: at('monolith'),
        'monolith with hints': at('monolith with hints'),
      },
      ratios: {
        monolith: ratio('monolith'),
        'monolith with hints': ratio('monolith with hints'),
      },
    };
  });

const figure = (value: number): string =>
  value < 100 && !Number.isInteger(value) ? value.toFixed(1) : value.toFixed(0);

const ratioText = (ratio: number): string => (Number.isFinite(ratio) ? ratio.toFixed(2) : '–');

/** The summary as a table for the terminal. */
export function table(lines: readonly Line[]): string {
  const rows = [
    ['', ...variants, 'fed./monolith', 'fed./with hints'],
    ...lines.map(({ label, medians, ratios }) => [
      label,
      ...variants.map((variant) => figure(medians[variant])),
      ratioText(ratios.monolith),
      ratioText(ratios['monolith with hints']),
    ]),
  ];
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const pad = (cell: string, column: number): string =>
    column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0);
  return rows.map((row) => row.map(pad).join('  ')).join('\n');
}
