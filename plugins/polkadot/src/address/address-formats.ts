import type { CaipNetworkId } from '@billfold/kernel'
import { readSs58, writeSs58 } from './ss58.js'

/** The format that names no network: every network takes it. */
export const genericFormat = 42

/** The formats of the known networks; those of the test networks Westend are generic. */
const formats: Readonly<Record<CaipNetworkId, number>> = {
  'polkadot:91b171bb158e2d3848fa23a9f1c25182': 0,
  'polkadot:68d56f15f85d3136970ec16946040bc1': 0,
  'polkadot:b0a8d493285c2df73290dfb7e61f870f': 2,
  'polkadot:48239ef607d7928874027a43a6768920': 2,
  'polkadot:77afd6190f1554ad45fd0d31aee62aac': 0,
  'polkadot:d6eec26135305a8ad257a20d00335728': 0,
}

/** The formats of addresses, by network; a host may know more of them. */
export class AddressFormats {
  constructor(private readonly own: Readonly<Record<string, number>> = {}) {}

  /** The number that addresses of a network begin with; the generic one where nobody knows better. */
  of(networkId: CaipNetworkId): number {
    return this.own[networkId] ?? formats[networkId] ?? genericFormat
  }

  /** An address as it is written on a network: the same key has another address on each. What is no address stays what it is. */
  display(address: string, networkId: CaipNetworkId | undefined): string {
    const read = readSs58(address)
    return read === undefined || networkId === undefined ? address : writeSs58({ ...read, format: this.of(networkId) })
  }
}
