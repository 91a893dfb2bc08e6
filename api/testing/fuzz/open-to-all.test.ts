import { fuzzGroup } from './fuzz-group';

fuzzGroup('open to all');
