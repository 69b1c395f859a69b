/** Families that a wallet may be of, each with its own way to be in a page. */
export type PageWalletFamily = 'eip155' | 'solana' | 'polkadot' | 'bip122' | 'cosmos' | 'sui' | 'stacks'

/** The wallet that is put into the page. */
export interface PageWalletOptions {
  /** As the modal lists it. A Cosmos wallet goes by the name that the plugin has for its `place`. */
  readonly name?: string
  /**
   * How it makes itself known: `eip155` announces itself (EIP-6963), `solana` and `sui` register by the Wallet Standard, `bip122` and `stacks`
   * name themselves in a list (WBIP-004), `polkadot` is in `injectedWeb3`, `cosmos` stands on the window. `eip155` unless given.
   */
  readonly family?: PageWalletFamily
  /** The name under which an EVM wallet announces itself. */
  readonly rdns?: string
  /** Its addresses, of its family. The first is in use. */
  readonly accounts?: readonly string[]
  /** The chain that an EVM wallet is on; 1 unless given. */
  readonly chainId?: number
  /** What a wallet by the Wallet Standard calls the chains that it serves; main, dev, test and local network unless given. */
  readonly chains?: readonly string[]
  /** The network that a Bitcoin wallet is on: `Mainnet` (unless given), `Testnet`, `Signet` or `Regtest`. */
  readonly network?: string
  /** Where a Cosmos wallet stands on the window; `keplr` unless given. */
  readonly place?: string
}

/** The name of a wallet that was given none: by the place of Keplr nobody goes by another. */
export function usualName(family: PageWalletFamily): string {
  return family === 'cosmos' ? 'Keplr' : 'Test wallet'
}
