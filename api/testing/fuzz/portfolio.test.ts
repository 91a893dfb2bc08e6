import { fuzzGroup } from './fuzz-group';

fuzzGroup('portfolio');
