import {
  type GenericSchema,
  type ObjectEntries,
  type ObjectSchema,
  array,
  boolean,
  check,
  maxLength,
  nullish,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
  transform,
  union,
  unknown,
} from 'valibot'

/** EVM networks by number, Solana's by their CAIP-2 id. */
export type FrameChainId = number | string

/** An account is held by a key of its own, or by a contract that the key speaks for. */
export type FrameAccountType = 'eoa' | 'smartAccount'

export interface FrameAccount {
  readonly address: string
  readonly type: FrameAccountType
}

/** The message of a sign-in, its address left open: `<<AccountAddress>>`. */
export interface FrameSiwxMessage {
  readonly accountAddress: string
  readonly chainId: string
  readonly domain: string
  readonly uri: string
  readonly version: string
  readonly nonce: string
  readonly notBefore?: string | undefined
  readonly statement?: string | undefined
  readonly resources?: string[] | undefined
  readonly requestId?: string | undefined
  readonly issuedAt?: string | undefined
  readonly expirationTime?: string | undefined
  readonly serializedMessage?: string | undefined
}

/** Whoever is logged in, as the frame tells it. */
export interface FrameUser {
  readonly address: string
  readonly chainId: FrameChainId
  readonly email?: string | null | undefined
  readonly accounts?: FrameAccount[] | undefined
  readonly preferredAccountType?: FrameAccountType | undefined
  readonly smartAccountDeployed?: boolean | undefined
  readonly userName?: string | null | undefined
  readonly signature?: string | undefined
  readonly message?: string | undefined
  readonly siwxMessage?: FrameSiwxMessage | undefined
}

export interface FrameMetadata {
  readonly name?: string | undefined
  readonly description?: string | undefined
  readonly url?: string | undefined
  readonly icons?: string[] | undefined
}

const mostLetters = 8_192

/**
 * An object by its fields; others are dropped. The list of fields inherits nothing: valibot goes through inherited ones as well, and a
 * page may have put a function of its own on `Object.prototype`.
 */
export function fields<const T extends ObjectEntries>(entries: T): ObjectSchema<T, undefined> {
  return object(Object.assign<T, T>(Object.create(null) as T, entries))
}

/** A text of a message, short enough to be kept and shown. */
export const text: GenericSchema<unknown, string> = pipe(string(), maxLength(mostLetters))

export const chainId: GenericSchema<unknown, FrameChainId> = union([number(), text])
export const accountType: GenericSchema<unknown, FrameAccountType> = picklist(['eoa', 'smartAccount'])
export const email: GenericSchema<unknown, string> = pipe(
  text,
  check((value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)),
)

/** An address that a browser may be sent to: https, or this machine. */
export const link: GenericSchema<unknown, string> = pipe(
  text,
  check((value) => {
    if (!URL.canParse(value)) return false
    const { protocol, hostname } = new URL(value)
    return protocol === 'https:' || (protocol === 'http:' && /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname))
  }),
)

const account: GenericSchema<unknown, FrameAccount> = fields({ address: text, type: accountType })

export const siwxMessage: GenericSchema<unknown, FrameSiwxMessage> = fields({
  accountAddress: text,
  chainId: text,
  domain: text,
  uri: text,
  version: text,
  nonce: text,
  notBefore: optional(text),
  statement: optional(text),
  resources: optional(array(text)),
  requestId: optional(text),
  issuedAt: optional(text),
  expirationTime: optional(text),
  serializedMessage: optional(text),
})

export const user: GenericSchema<unknown, FrameUser> = fields({
  address: text,
  chainId,
  email: nullish(text),
  accounts: optional(array(account)),
  preferredAccountType: optional(accountType),
  smartAccountDeployed: optional(boolean()),
  userName: nullish(text),
  signature: optional(text),
  message: optional(text),
  siwxMessage: optional(siwxMessage),
})

/** For messages that bring nothing. */
export const nothing: GenericSchema<unknown, undefined> = pipe(
  unknown(),
  transform(() => undefined),
)
