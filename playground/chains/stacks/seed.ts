/** What stands on the local Stacks ledger from the start. Constants only: a page may import them. */

import { gatewayFolders } from '../gateway/seed.js'

/** An account whose key everybody knows. */
export interface StacksSeedAccount {
  readonly name: string
  readonly address: string
  /** The secret key, 32 bytes as hex, and the byte that says that its public key is written short. */
  readonly secret: string
}

/** A token, by the contract that it is of. */
export interface StacksSeedToken {
  readonly owner: string
  readonly contract: string
  /** Its name in that contract. */
  readonly asset: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

/** What its node calls `network_id`: the CAIP-2 id of the ledger is made of it. */
export const stacksNetworkId = 2_147_483_777
export const stacksChainId = 'stacks:2147483777'

/** What people call the ledger. */
export const stacksChainName = 'Harbour Stacks'

/** Has most of it. */
export const rosa: StacksSeedAccount = {
  name: 'Rosa',
  address: 'ST1R1DK09KR030JDQETCS45X91DES0C5SNCGSRJ6M',
  secret: `${'61'.repeat(32)}01`,
}

/** A token of SIP-010 that Rosa has some of, as its contract tells of it. */
export const stacksToken: StacksSeedToken = {
  owner: rosa.address,
  contract: 'pearl',
  asset: 'pearl',
  name: 'Pearl',
  symbol: 'PEARL',
  decimals: 6,
}

/** Its smallest units that Rosa holds. */
export const rosasPearls: bigint = 42_500_000n

/** Has a little, and is whom Rosa deals with. */
export const stig: StacksSeedAccount = {
  name: 'Stig',
  address: 'ST3NAZHHY4S1K9HNHZG6S9RBJ6VM36VYRE48Y8075',
  secret: `${'62'.repeat(32)}01`,
}

/** Has nothing at all. */
export const tove: StacksSeedAccount = {
  name: 'Tove',
  address: 'ST3Z4WDWT49HX0TEZ7E6DEMQZ06K4KKYJ5Z0EPG9K',
  secret: `${'63'.repeat(32)}01`,
}

/** Everybody whose keys are given away. */
export const stacksAccounts: readonly StacksSeedAccount[] = [rosa, stig, tove]

/** Where the contract of names (BNS-V2) stands on test networks. */
export const stacksNames = 'ST2QEZ06AGJ3RKJPBV14SY1V5BBFNAW33D9SZJQ0M'

/** A name of BNS, by its id: its owner, and whoever says that it is theirs. Stig lies. */
export const stacksName: {
  readonly id: number
  readonly name: string
  readonly namespace: string
  readonly owner: string
  readonly saidBy: readonly string[]
} = {
  ...{ id: 7, name: 'rosa', namespace: 'btc', owner: rosa.address },
  saidBy: [rosa.address, stig.address],
}

/** A piece of SIP-009: the contract that it is of, its asset there, and its number. */
export interface StacksSeedPiece {
  readonly owner: string
  readonly contract: string
  readonly asset: string
  readonly id: number
  /** What `get-token-uri` answers, which has room for 256 signs; absent where the contract does not know that. */
  readonly uri?: string
}

/** Rosa's collectibles: two lanterns, a mooring that is described elsewhere, her name, and something that wants her to go somewhere. */
export const stacksPieces: readonly StacksSeedPiece[] = [
  { owner: stig.address, contract: 'lanterns', asset: 'lantern', id: 1, uri: lantern(1, 'gold') },
  { owner: stig.address, contract: 'lanterns', asset: 'lantern', id: 2, uri: lantern(2, 'teal') },
  { owner: stig.address, contract: 'moorings', asset: 'mooring', id: 12, uri: `ipfs://${gatewayFolders.moorings}/{id}.json` },
  { owner: stacksNames, contract: 'BNS-V2', asset: 'BNS-V2', id: stacksName.id },
  { owner: tove.address, contract: 'gift', asset: 'claim-reward', id: 1 },
]

function lantern(id: number, color: string): string {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'><path fill='${color}' d='M1 1h6v6H1z'/></svg>`
  return `data:application/json,${JSON.stringify({ name: `Stacks Lantern #${id}`, image: `data:image/svg+xml,${svg}` })}`
}
