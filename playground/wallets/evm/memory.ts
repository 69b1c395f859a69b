/** What a wallet remembers of a page, from one visit to the next. */
export interface WalletState {
  readonly isPermitted: boolean
  readonly isLocked: boolean
  readonly chainId: number
  /** The account in use. */
  readonly address: string
  /** The chains that were added, and where they are read. */
  readonly added: Readonly<Record<number, string>>
}

export interface MemoryOptions {
  readonly key: string
  readonly start: WalletState
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined
  changed(before: WalletState, after: WalletState): void
}

/** Keeps the state, tells of each change, and hears of those in other tabs. */
export class Memory {
  state: WalletState
  private readonly options: MemoryOptions

  constructor(options: MemoryOptions) {
    this.options = options
    this.state = this.stored()
    globalThis.window?.addEventListener('storage', this.follow)
  }

  change(part: Partial<WalletState>): void {
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

  private move(state: WalletState): void {
    const before = this.state
    this.state = state
    this.options.changed(before, state)
  }

  private stored(): WalletState {
    const text = this.options.storage?.getItem(this.options.key)
    return text === null || text === undefined
      ? this.options.start
      : { ...this.options.start, ...(JSON.parse(text) as Partial<WalletState>) }
  }
}
