/** Something that changes, as every framework can follow it. Its methods can be taken off it. */
export interface ExternalStore<T> {
  /** The same value for as long as nothing changed. */
  readonly getSnapshot: () => T
  /** The value on a server, and at the first render in a browser. */
  readonly getServerSnapshot: () => T
  /** Returns the undo. */
  readonly subscribe: (listener: () => void) => () => void
}
