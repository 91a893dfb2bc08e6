import { areaProblem, type Place, screenProblem, type templates } from './new-screen-files';
import { packageDir } from './packages';

export type Template = keyof typeof templates;

type Remote = { name: string; areas: readonly string[] };

const examples: Record<Template, string> = {
  screen: 'units rent-increase /my-units',
  form: 'profile phone /profile',
};

/**
 * Reads what follows `new-screen` or `new-form`.
 * @param remotes those whose folders are here
 * @returns where the screen goes, or why it goes nowhere
 */
export function placeOf(
  template: Template,
  [remoteName, name, area]: readonly string[],
  remotes: readonly Remote[],
): { place: Place; name: string } | string {
  if (!remoteName || !name) {
    return `Which remote, which name, below which area? npx pnpm@12 new-${template} ${examples[template]}`;
  }
  const remote = remotes.find((one) => one.name === remoteName);
  if (!remote) {
    return `There is no remote "${remoteName}": ${remotes.map((one) => one.name).join(', ')}.`;
  }
  const place = { remote: remote.name, area: area ?? remote.areas[0] ?? '' };
  const problem =
    areaProblem(remote, area) ?? screenProblem(place, name, packageDir(`remote-${remote.name}`));
  return problem ?? { place, name };
}
