import { fuzzGroup } from './fuzz-group';

fuzzGroup('files');
