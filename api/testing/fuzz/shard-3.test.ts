import { fuzzShard } from './fuzz-shard';

fuzzShard(3);
