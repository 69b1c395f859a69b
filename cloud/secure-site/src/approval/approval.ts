import type { Family } from '../keys/derive.js'

/** One thing that a person should know about a request. */
export interface Fact {
  readonly label: string
  readonly value: string
  /** True for addresses and the like: shown letter by letter, left to right. */
  readonly isCode?: boolean
}

export interface Risk {
  readonly level: 'danger' | 'caution'
  readonly text: string
}

/** A request in the words of the person who is asked. */
export interface Approval {
  readonly title: string
  readonly facts: readonly Fact[]
  /** A message that is signed as it stands. */
  readonly text?: string | undefined
  readonly risks: readonly Risk[]
  /** The request as it came, for who wants to see it. */
  readonly raw: string
  readonly approve: string
}

/** A request that was read and can be carried out once it is approved. */
export interface Prepared {
  readonly family: Family
  readonly approval: Approval
  /** Signs with the private key, which is wiped afterwards, and tells how the answer is had: a step that may be taken again when it failed. */
  readonly sign: (privateKey: Uint8Array) => Promise<() => Promise<unknown>>
}
