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
  readonly specVersion: string
  readonly tip: string
  readonly transactionVersion: string
}

/** Where the amount of a transfer begins: after two numbers of the call, one of the form, and the key of the receiver. */
const amountAt = 2 + 1 + 32

/** What a key signs, on a network with the extensions of Polkadot's transactions. */
export function payloadBytes({
  method,
  era,
  nonce,
  tip,
  specVersion,
  transactionVersion,
  genesisHash,
  blockHash,
}: GivenPayload): Uint8Array {
  const [noMetadataHash, mode] = [0, 0]
  const bytes = Uint8Array.from([
    ...[...fromHex(method), ...fromHex(era), ...compactBn.enc(BigInt(nonce)), ...compactBn.enc(BigInt(tip)), mode],
    ...[...u32(specVersion), ...u32(transactionVersion), ...fromHex(genesisHash), ...fromHex(blockHash), noMetadataHash],
  ])
  return bytes.length > 256 ? blake2b(bytes, { dkLen: 32 }) : bytes
}

/** The lines that a person reads before saying yes. */
export function detailsOf({ method }: GivenPayload): readonly (readonly [string, string])[] {
  const bytes = fromHex(method)
  return [
    ['Amount', `${compactBn.dec(bytes.slice(amountAt))} planck`],
    ['To', AccountId(42).dec(bytes.slice(3, amountAt))],
  ]
}

/** The same transaction with another amount. */
export function changed(payload: GivenPayload): GivenPayload {
  const bytes = fromHex(payload.method)
  const amount = compactBn.enc(compactBn.dec(bytes.slice(amountAt)) + 1n)
  return { ...payload, method: toHex(Uint8Array.from([...bytes.slice(0, amountAt), ...amount])) }
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
