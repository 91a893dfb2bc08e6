import { fuzzGroup } from './fuzz-group';

fuzzGroup('signing in');
