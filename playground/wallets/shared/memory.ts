/** Memory of a wallet of a page, from one visit to the next. */
export interface WalletState {
  readonly isPermitted: boolean
  readonly isLocked: boolean
  /** The account in use. */
  readonly address: string
}

export interface MemoryOptions<State> {
  readonly key: string
  readonly start: State
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined
  changed(before: State, after: State): void
}

/** Keeps the state, tells of each change, and hears of those in other tabs. */
export class Memory<State extends WalletState> {
  state: State

  constructor(private readonly options: MemoryOptions<State>) {
    this.state = this.stored()
    globalThis.window?.addEventListener('storage', this.follow)
  }

  change(part: Partial<State>): void {
    this.move({ ...this.state, ...part })
    this.options.storage?.setItem(this.options.key, JSON.stringify(this.state))
  }

  forget(): void {
    this.options.storage?.removeItem(this.options.key)
    this.move(this.options.start)
  }

  dispose(): void {
    globalThis.window?.removeEventListener('storage', this.follow)
  }

  private readonly follow = ({ key }: StorageEvent): void => {
    if (key === this.options.key || key === null) this.move(this.stored())
  }

  private move(state: State): void {
    const before = this.state
    this.state = state
    this.options.changed(before, state)
  }

  private stored(): State {
    const { storage, key, start } = this.options
    const text = storage?.getItem(key)
    return text === null || text === undefined ? start : { ...start, ...(JSON.parse(text) as Partial<State>) }
  }
}
