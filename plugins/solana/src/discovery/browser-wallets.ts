import type { ClockPort, Connector, Connectors, Log } from '@billfold/kernel'
import type { BrowserWalletList, BrowserWalletSearch } from '@billfold/kernel/family'
import { StandardConnector } from '../connectors/standard-connector.js'
import type { FoundWallet } from './read-wallet.js'
import { Registrations } from './registrations.js'

export interface BrowserWalletsNeeds extends BrowserWalletSearch {
  readonly clock: Pick<ClockPort, 'after' | 'monotonic'>
  readonly log: Pick<Log, 'warn'>
  readonly connectors: Pick<Connectors, 'add' | 'added'>
}

/** The Solana wallets that this browser has, by the Wallet Standard. */
export class BrowserWallets implements BrowserWalletList {
  private readonly registrations: Registrations
  private readonly listed = new Map<StandardConnector, () => void>()
  private unlisten: (() => void) | undefined

  constructor(private readonly needs: BrowserWalletsNeeds) {
    this.registrations = new Registrations({ ...needs, onFound: (found) => this.take(found) })
  }

  /** Asks the wallets to show themselves, and listens to those that come late. */
  ask(): void {
    this.unlisten ??= this.registrations.listen()
    this.registrations.ask()
  }

  dispose(): void {
    this.unlisten?.()
    for (const remove of this.listed.values()) remove()
    this.listed.clear()
  }

  private take({ name, icon, wallet }: FoundWallet): () => void {
    const { connectors, clock, isInUse } = this.needs
    const same = [...this.listed.keys()].filter((other) => other.claims === name)
    const shown = freeName(name, same.length + 1, connectors.added)
    const connector = new StandardConnector({
      ...{ id: shown, name: shown, claims: name, imageUrl: icon, wallet, clock },
      doubt: same.length > 0 ? 'same-id' : undefined,
    })
    // A name is all that a wallet goes by: two of the same are told apart, and neither is trusted to be the one of before.
    for (const other of same) other.raise('same-id')
    const remove = connectors.add(connector)
    this.listed.set(connector, remove)
    return () => {
      // Whoever is connected through it stays connected until the wallet itself says otherwise.
      if (isInUse(connector.id)) return
      this.listed.delete(connector)
      remove()
    }
  }
}

/** A list shows each name once. */
function freeName(name: string, first: number, added: readonly Connector[]): string {
  const isTaken = (shown: string): boolean =>
    added.some((other) => other.namespace === 'solana' && (other.id === shown || other.name.toLowerCase() === shown.toLowerCase()))
  let count = first
  let shown = count === 1 ? name : `${name} (${count})`
  while (isTaken(shown)) shown = `${name} (${(count += 1)})`
  return shown
}
