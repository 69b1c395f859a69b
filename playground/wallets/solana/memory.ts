/** What a wallet remembers of a page, from one visit to the next. */
export interface SolanaWalletState {
  readonly isPermitted: boolean
  readonly isLocked: boolean
  /** The account in use. */
  readonly address: string
}

export interface SolanaMemoryOptions {
  readonly key: string
  readonly start: SolanaWalletState
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined
  changed(): void
}

/** Keeps the state, tells of each change, and hears of those in other tabs. */
export class SolanaMemory {
  state: SolanaWalletState

  constructor(private readonly options: SolanaMemoryOptions) {
    this.state = this.stored()
    globalThis.window?.addEventListener('storage', this.follow)
  }

  change(part: Partial<SolanaWalletState>): void {
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

  private move(state: SolanaWalletState): void {
    this.state = state
    this.options.changed()
  }

  private stored(): SolanaWalletState {
    const { storage, key, start } = this.options
    const text = storage?.getItem(key)
    return text === null || text === undefined ? start : { ...start, ...(JSON.parse(text) as Partial<SolanaWalletState>) }
  }
}
