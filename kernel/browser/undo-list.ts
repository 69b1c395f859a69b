/** Undos of the ports, run when nobody needs them any more. */
export class UndoList {
  private readonly undos = new Set<() => void>()

  /** Registers an undo and returns it, to be called once at most: by hand or by `dispose`. */
  add(undo: () => void): () => void {
    const once = (): void => {
      if (this.undos.delete(once)) undo()
    }
    this.undos.add(once)
    return once
  }

  dispose(): void {
    for (const undo of [...this.undos]) undo()
  }
}
