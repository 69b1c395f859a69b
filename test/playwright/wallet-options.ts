/** The wallet that is put into the page. */
export interface PageWalletOptions {
  /** As the modal lists it. */
  readonly name?: string
  /** How it makes itself known: `eip155` announces itself (EIP-6963), `solana` and `sui` register by the Wallet Standard. `eip155` unless given. */
  readonly family?: 'eip155' | 'solana' | 'sui'
  /** The name under which an EVM wallet announces itself. */
  readonly rdns?: string
  /** Its addresses, of its family. The first is in use. */
  readonly accounts?: readonly string[]
  /** The chain that an EVM wallet is on; 1 unless given. */
  readonly chainId?: number
  /** What a wallet by the Wallet Standard calls the chains that it serves; main, dev, test and local network unless given. */
  readonly chains?: readonly string[]
}
