import { hostScreens } from './host-screens';

it.each(['de', 'en'] as const)(
  'each page of the shell has a title of its own in %s',
  (language) => {
    const titles = hostScreens.map((screen) => screen[language]);
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles.filter((title) => title.length < 3)).toEqual([]);
  },
);
