export { NoUnits as default } from '../unit/no-units';
