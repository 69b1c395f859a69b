/** What stands on the local Cosmos ledger from the start. Constants only: a page may import them. */

/** An account whose key everybody knows. */
export interface CosmosSeedAccount {
  readonly name: string
  readonly address: string
  /** The secret key, 32 bytes as hex. */
  readonly secret: string
}

/** The id that nodes and wallets call the ledger by. */
export const cosmosChainId = 'harbour-1'

/** The CAIP-2 id of the ledger. */
export const cosmosNetworkId = 'cosmos:harbour-1'

/** What people call the ledger. */
export const cosmosChainName = 'Harbour Cosmos'

/** The smallest unit of its coin, of which a million are one. */
export const cosmosDenom = 'uhbr'

/** The smallest unit of another coin. */
export const cosmosOtherDenom = 'ureed'

/** Takes the fees. */
export const cosmosFeeCollector = 'cosmos17xpfvakm2amg962yls6f84z3kell8c5lserqta'

/** Has some of both coins. */
export const runa: CosmosSeedAccount = {
  name: 'Runa',
  address: 'cosmos1wqtvczv7qqcyndmknxfp02gttkgrpwdtkjxlyn',
  secret: '61'.repeat(32),
}

/** Has one coin, and is whom Runa deals with. */
export const sven: CosmosSeedAccount = {
  name: 'Sven',
  address: 'cosmos1a2huv03xgv6vdv0upk2wzu3kaqeklkr3vywxvs',
  secret: '62'.repeat(32),
}

/** Has nothing, and has never been heard of on the ledger. */
export const tine: CosmosSeedAccount = {
  name: 'Tine',
  address: 'cosmos1le8r0x3zv0gxnhem3nt49lcp5eyul530h69j6a',
  secret: '63'.repeat(32),
}

/** Everybody whose keys are given away. */
export const cosmosAccounts: readonly CosmosSeedAccount[] = [runa, sven, tine]
