import { byteRange } from './byte-range';

test.each([
  ['bytes=0-0', { first: 0, last: 0 }],
  ['bytes=0-', { first: 0, last: 99 }],
  ['bytes=10-19', { first: 10, last: 19 }],
  ['bytes=90-1000', { first: 90, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-1000', { first: 0, last: 99 }],
  ['BYTES = 1-2', null],
  ['Bytes=1-2', { first: 1, last: 2 }],
])('of a file of 100 bytes %p is %j', (header, range) => {
  expect(byteRange(header, 100)).toEqual(range);
});

test.each(['bytes=100-', 'bytes=100-200', 'bytes=-0', `bytes=${'9'.repeat(400)}-`])(
  'of a file of 100 bytes %p is nothing',
  (header) => {
    expect(byteRange(header, 100)).toBe('unsatisfiable');
  },
);

test.each([
  undefined,
  '',
  'bytes=',
  'bytes=-',
  'bytes=5-1',
  'bytes=0-1,5-6',
  'items=0-1',
  'bytes=a-b',
  'bytes=--1',
])('%p asks for the whole file', (header) => {
  expect(byteRange(header, 100)).toBeNull();
});
