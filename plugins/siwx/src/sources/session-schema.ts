import { type StoredItem, storedItem } from '@billfold/kernel'
import { type GenericSchema, array, maxLength, object, optional, pipe, string } from 'valibot'
import type { SiwxData, SiwxSession } from '../contract.js'

const text = pipe(string(), maxLength(10_000))

const data: GenericSchema<unknown, SiwxData> = object({
  ...{ accountAddress: text, chainId: text, domain: text, uri: text, version: text, nonce: text },
  ...{ notBefore: optional(text), statement: optional(text), requestId: optional(text), issuedAt: optional(text) },
  ...{ expirationTime: optional(text), resources: optional(pipe(array(text), maxLength(50))) },
})

const session: GenericSchema<unknown, SiwxSession> = object({
  ...{ data, message: text, token: optional(text) },
  signature: pipe(string(), maxLength(100_000)),
})

/** The most sessions that are kept: the oldest goes. */
export const mostSessions = 30

/** Sessions that this browser keeps. */
export const sessionsItem: StoredItem<'siwx.sessions'> = storedItem('siwx.sessions', pipe(array(session), maxLength(mostSessions)))

/** Accounts that did not want to sign in, and are not asked again while they are connected. */
export const declinedItem: StoredItem<'siwx.declined'> = storedItem('siwx.declined', pipe(array(text), maxLength(mostSessions)))
