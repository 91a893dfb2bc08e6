import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './packages';
import type { Count } from './tally';

/** Where test runners leave what they counted. */
export const reports = join(root, '.cache/reports');

export function readReport<T>(path: string): T | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T;
  } catch {
    return null;
  }
}

type Suite = { suites?: Suite[]; specs: { title: string; file: string; ok: boolean }[] };

type Report = { stats: { expected: number; unexpected: number; flaky: number }; suites: Suite[] };

const failuresOf = ({ suites = [], specs }: Suite): string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file} › ${title}`),
  ...suites.flatMap(failuresOf),
];

/** What Playwright wrote to its JSON report. A run that ended otherwise than with 0 has a failure at least. */
export function countOfFlows(path: string, code: number): Count {
  const report = readReport<Report>(path);
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  const failed = unexpected + flaky;
  return {
    passed: expected,
    failed: code === 0 ? failed : Math.max(failed, 1),
    failures: report.suites.flatMap(failuresOf),
  };
}
