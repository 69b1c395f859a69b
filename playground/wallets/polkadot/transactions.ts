import { blake2b } from '@noble/hashes/blake2.js'
import { AccountId, compactBn } from '@polkadot-api/substrate-bindings'

import { badParameters } from '../shared/wallet-error.js'

/** A transaction as a page hands it over: numbers in hex, big end first. */
export interface GivenPayload {
  readonly address: string
  readonly blockHash: string
  readonly era: string
  readonly genesisHash: string
  readonly method: string
  readonly nonce: string
  readonly signedExtensions: readonly string[]
  readonly specVersion: string
  readonly tip: string
  readonly transactionVersion: string
  /** True where the wallet may add to it, and hand it over whole. */
  readonly withSignedTransaction?: boolean
}

/** The number of the pallet of tokens, on the Asset Hub. */
const assets = 50

/** The bytes that a key signs, on a network with the extensions of Polkadot's transactions; with the hash of the metadata where one is given. */
export function payloadBytes(payload: GivenPayload, hash?: string): Uint8Array {
  const { method, specVersion, transactionVersion, genesisHash, blockHash } = payload
  const bytes = Uint8Array.from([
    ...[...fromHex(method), ...extras(payload, hash)],
    ...[...u32(specVersion), ...u32(transactionVersion), ...fromHex(genesisHash), ...fromHex(blockHash)],
    ...(hash === undefined ? [0] : [1, ...fromHex(hash)]),
  ])
  return bytes.length > 256 ? blake2b(bytes, { dkLen: 32 }) : bytes
}

/** A whole transaction, as nodes take it. */
export function signedTransaction(payload: GivenPayload, signature: Uint8Array, hash?: string): Uint8Array {
  const [signedVersion4, byKey] = [0x84, 0]
  const sender = AccountId().enc(payload.address)
  const body = [signedVersion4, byKey, ...sender, ...signature, ...extras(payload, hash), ...fromHex(payload.method)]
  return Uint8Array.from([...compactBn.enc(BigInt(body.length)), ...body])
}

/** The parts of extensions in the transaction itself, before the call. */
function extras({ era, nonce, tip, signedExtensions }: GivenPayload, hash: string | undefined): readonly number[] {
  // The fee is paid in the coin of the network, and not in a token.
  const paidIn = signedExtensions.includes('ChargeAssetTxPayment') ? [0] : []
  const numbers = [nonce, tip].flatMap((number) => [...compactBn.enc(BigInt(number))])
  return [...fromHex(era), ...numbers, ...paidIn, hash === undefined ? 0 : 1]
}

/** The lines that a person reads before saying yes. */
export function detailsOf({ method }: GivenPayload): readonly (readonly [string, string])[] {
  const { token, receiver, amount } = readTransfer(fromHex(method))
  return [
    ['Amount', `${amount} ${token === undefined ? 'planck' : `units of token ${token}`}`],
    ['To', AccountId(42).dec(receiver)],
  ]
}

/** The same transaction with another amount. */
export function changed(payload: GivenPayload): GivenPayload {
  const bytes = fromHex(payload.method)
  const { amount, amountAt } = readTransfer(bytes)
  return { ...payload, method: toHex(Uint8Array.from([...bytes.slice(0, amountAt), ...compactBn.enc(amount + 1n)])) }
}

interface ReadTransfer {
  /** The number of the token; undefined for the coin. */
  readonly token: bigint | undefined
  readonly receiver: Uint8Array
  readonly amount: bigint
  /** The place of the first byte of the amount. */
  readonly amountAt: number
}

/** After two numbers of the call stands the token, if it is one of tokens, then the form and the key of the receiver, and the amount. */
function readTransfer(call: Uint8Array): ReadTransfer {
  const token = call[0] === assets ? compactBn.dec(call.slice(2)) : undefined
  const receiverAt = 3 + (token === undefined ? 0 : compactBn.enc(token).length)
  const amountAt = receiverAt + 32
  return { token, receiver: call.slice(receiverAt, amountAt), amount: compactBn.dec(call.slice(amountAt)), amountAt }
}

/** Reads hex with 0x. */
export function fromHex(text: unknown): Uint8Array {
  if (typeof text !== 'string' || !/^0x(?:[0-9a-f]{2})*$/i.test(text)) throw badParameters('Expected hex.')
  return Uint8Array.from(text.slice(2).match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
}

/** Writes hex with 0x. */
export function toHex(bytes: Uint8Array): `0x${string}` {
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

function u32(hex: string): Uint8Array {
  return fromHex(hex).toReversed()
}
