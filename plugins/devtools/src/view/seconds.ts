/** Milliseconds as seconds, for a list. */
export function seconds(milliseconds: number): string {
  return (milliseconds / 1_000).toFixed(2)
}
