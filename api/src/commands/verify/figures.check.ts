import type { Db } from '../../platform/postgres/connect';
import { countFigures, wrongFigures } from '../figures/figures.repository';
import { type Check, MAX_FAULTS } from './check';

export const figuresCheck = (db: Db): Check => ({
  name: 'Figures',
  run: async () => {
    const wrong = await wrongFigures(db, MAX_FAULTS);
    return {
      seen: `${(await countFigures(db)).toLocaleString('en')} rows that are kept`,
      faults: wrong.map(({ part, of, id }) => `the ${part} of ${of} ${id} are not what follows`),
    };
  },
});
