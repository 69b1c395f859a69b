/** A way in which transactions of Cosmos are written down and signed: as Amino, which a person can read, or as bytes. */
export interface SignMode<D> {
  /** The method of Keplr; paired wallets have the same with their prefix. */
  readonly method: 'signAmino' | 'signDirect'
  /** Reads the document of a host, once: the wallet is handed what was read. Undefined for what is none, or one of another chain. */
  read(given: unknown, chainId: string): D | undefined
  /** The document as paired wallets take it. */
  paired(document: D): unknown
  /** Reads what a wallet says that it signed. On which chain, and by whom, is not the wallet's to change. */
  readSigned(said: unknown, asked: D): D | undefined
  /** The bytes that are signed, written by what comes with the first signature. */
  bytes(document: D, verifying: Pick<typeof import('./verify.js'), 'SignDoc'>): Uint8Array
  /** The part that a wallet leaves as it is in a transfer of the family itself. */
  content(document: D): string
}
