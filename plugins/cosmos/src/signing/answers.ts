import type { PairingChannel } from '@billfold/kernel'
import { fieldOf, itemsOf, readEncoded } from '@billfold/kernel/family'
import { base64, hex } from '@scure/base'
import { isCosmosAddress } from '../address.js'
import type { CosmosSignature, CosmosSigned } from '../contract.js'
import type { WalletKey } from '../wallets/wallet-key.js'
import type { SignMode } from './sign-mode.js'

/** Reads a signature of 64 bytes with its key of 33. */
export function readSignature(said: unknown): CosmosSignature | undefined {
  const key = fieldOf(said, 'pub_key')
  const [type, value, signature] = [fieldOf(key, 'type'), fieldOf(key, 'value'), fieldOf(said, 'signature')]
  const isKey = typeof type === 'string' && type.length < 100 && readEncoded(value, base64.decode, { length: 33 }) !== undefined
  if (!isKey || readEncoded(signature, base64.decode, { length: 64 }) === undefined) return undefined
  return { pub_key: { type, value: value as string }, signature: signature as string }
}

/** Reads a signature with the document that it is for. Absent, that is what was asked for. */
export function readSigned<D>(mode: SignMode<D>, said: unknown, asked: D): CosmosSigned<D> | undefined {
  const [signature, written] = [readSignature(fieldOf(said, 'signature')), fieldOf(said, 'signed')]
  const signed = written === undefined || written === null ? asked : mode.readSigned(written, asked)
  return signature && signed && { signed, signature }
}

/** Reads the accounts of a paired wallet, which may list those of all its chains: the one that it granted for this one counts. */
export function readPairedKey(said: unknown, { methods, addresses }: Pick<PairingChannel, 'methods' | 'addresses'>): WalletKey | undefined {
  const prefersAmino = methods.includes('cosmos_signAmino')
  const keys = (itemsOf(said, 20) ?? []).flatMap((row): readonly WalletKey[] => {
    const [address, written] = [fieldOf(row, 'address'), fieldOf(row, 'pubkey')]
    // Keys come in base 64, or in hex.
    const publicKey = readEncoded(written, base64.decode, { length: 33 }) ?? readEncoded(written, hex.decode, { length: 33 })
    return isCosmosAddress(address) && publicKey !== undefined ? [{ address, publicKey, prefersAmino }] : []
  })
  return keys.find(({ address }) => addresses.includes(address)) ?? keys[0]
}
