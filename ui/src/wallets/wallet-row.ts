import type { ConnectorType, Connector, ListedWallet, WalletSource } from '@billfold/kernel'

/** Source of a row: the connector order of the options sorts by it. */
export type WalletGroup = WalletSource['kind']

/** One word about a wallet. */
export type WalletTag = 'installed' | 'recent' | 'qrCode' | 'connected' | 'sameId' | 'unverified' | 'lookAlike' | 'retired'

/** A wallet as the lists show it. One of the wallet list has an entry, one that can be reached from here has connectors. */
export interface WalletRow {
  readonly key: string
  readonly group: WalletGroup
  readonly name: string
  readonly tag?: WalletTag
  readonly connectors: readonly Connector[]
  readonly wallet?: ListedWallet
}

/** A row of the kernel's list of connectors. */
export interface ConnectorRowLike {
  readonly id: string
  readonly type: ConnectorType
  readonly name: string
  readonly connectors: readonly [Connector, ...Connector[]]
}

/** True for a wallet that only pairing with a phone reaches. */
export function needsPairing({ connectors }: Pick<WalletRow, 'connectors'>): boolean {
  const [first] = connectors
  return first === undefined || first.type === 'WALLET_CONNECT'
}
