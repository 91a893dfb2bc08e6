import { fuzzGroup } from './fuzz-group';

fuzzGroup('account');
