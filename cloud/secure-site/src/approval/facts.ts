import type { Messages } from '../messages/messages.js'
import { type Chain, nameOf } from '../rpc/chain.js'
import type { Fact } from './approval.js'

/** The network that a request is for. */
export function chainFact(words: Messages, chain: Chain): Fact {
  return { label: words.network, value: nameOf(chain).name }
}

/** An address, or anything else that is read letter by letter. */
export function codeFact(label: string, value: string): Fact {
  return { label, value, isCode: true }
}
