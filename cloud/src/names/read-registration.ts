import * as v from 'valibot'

import { Refusal } from '../http/refusal.js'
import { type ZoneName, readZoneName } from './zone-name.js'

/** What the owner of a name says of themselves. */
export interface NameAttributes {
  readonly avatar?: string | undefined
  readonly bio?: string | undefined
}

/** A registration as it was sent, its signature not yet verified. */
export interface Registration extends ZoneName {
  readonly address: `0x${string}`
  readonly coinType: number
  readonly chainId: number
  readonly attributes: NameAttributes
  /** Seconds since 1970, by the clock of whoever signed. */
  readonly timestamp: number
  readonly message: string
  readonly signature: `0x${string}`
}

/** Coin types of EVM networks begin here (ENSIP-11). */
const firstCoinType = 0x80000000
/** The coin type of Ethereum before that. */
const ether = 60

const bodySchema = v.object({
  coin_type: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0xffffffff)),
  address: v.pipe(v.string(), v.regex(/^0x[0-9a-f]{40}$/i)),
  message: v.pipe(v.string(), v.maxLength(4_096)),
  signature: v.pipe(v.string(), v.regex(/^0x(?:[0-9a-f]{2})+$/i), v.maxLength(20_000)),
})

const messageSchema = v.object({
  name: v.pipe(v.string(), v.maxLength(255)),
  attributes: v.optional(
    v.object({
      avatar: v.optional(v.pipe(v.string(), v.regex(/^https:\/\//), v.maxLength(2_048))),
      bio: v.optional(v.pipe(v.string(), v.maxLength(256))),
    }),
    {},
  ),
  timestamp: v.pipe(v.number(), v.integer(), v.minValue(0)),
})

/** Reads what a page posts to register a name. Throws a refusal that says what is wrong. */
export function readRegistration(body: unknown, zones: readonly string[]): Registration {
  const sent = v.safeParse(bodySchema, body)
  if (!sent.success) throw refuse(400, 'body', 'A registration has coin_type, address, message and signature.')
  const { coin_type: coinType, address, message, signature } = sent.output
  const said = v.safeParse(messageSchema, parsed(message))
  if (!said.success) throw refuse(400, 'message', 'The message of a registration is JSON with name, attributes and timestamp.')
  const name = readZoneName(said.output.name, zones)
  // Names of further zones are kept, and nobody gets a new one.
  if (name === undefined || name.zone !== zones[0])
    throw refuse(400, 'name', `A name has 4 letters, digits or hyphens at least, and ends with .${zones[0] ?? ''}.`)
  const chainId = coinType === ether ? 1 : coinType - firstCoinType
  if (chainId < 1) throw refuse(400, 'coin_type', 'The coin type is of no EVM network (ENSIP-11).')
  const { attributes, timestamp } = said.output
  return { ...name, ...{ coinType, chainId, attributes, timestamp, message, address: hex(address), signature: hex(signature) } }
}

/** A refusal of the name service. */
export function refuse(status: number, name: string, description: string): Refusal {
  return new Refusal({ status, name, description })
}

function hex(text: string): `0x${string}` {
  return text.toLowerCase() as `0x${string}`
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not JSON: the schema refuses it with the rest of what is no message.
    return undefined
  }
}
