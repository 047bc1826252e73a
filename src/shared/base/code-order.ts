/**
 * The order of ids and other texts that belong to no language. `localeCompare` would first load the rules of a language,
 * for 6 ms of each start.
 */
export function inCodeOrder(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
