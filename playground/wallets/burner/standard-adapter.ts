import { StandardWalletAdapter } from '@solana/wallet-standard-wallet-adapter-base'

/** What an app has of a wallet through `@solana/wallet-adapter`. */
export interface StandardAdapter {
  readonly connected: boolean
  readonly publicKey: { toBase58(): string } | null
  connect(): Promise<void>
  /** Connects without a question, as when a page comes back. */
  autoConnect(): Promise<void>
  disconnect(): Promise<void>
  on(event: 'error', listener: (error: Error) => void): unknown
}

/** The adapter of those libraries for a wallet by the Wallet Standard. */
export function createStandardAdapter(wallet: object): StandardAdapter {
  const adapter = new StandardWalletAdapter({ wallet: wallet as ConstructorParameters<typeof StandardWalletAdapter>[0]['wallet'] })
  // The types of its base class are not installed with it.
  return adapter as unknown as StandardAdapter
}
