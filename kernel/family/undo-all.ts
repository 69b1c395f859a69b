/** Makes one undo of several. */
export function undoAll(...undo: readonly (() => void)[]): () => void {
  return () => {
    for (const step of undo) step()
  }
}
