/** The middle of some measurements: what a busy machine did to a few of them does not count. */
export function median(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? Infinity
}
