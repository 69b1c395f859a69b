/** What a press does in the gallery. */
export function nothing(): void {
  // There is nothing behind it here.
}
