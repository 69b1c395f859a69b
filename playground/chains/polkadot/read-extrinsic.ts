import type { GenericExtrinsic } from '@polkadot/types'
import { hexToU8a, u8aToHex } from '@polkadot/util'
import { blake2AsU8a, encodeAddress, signatureVerify } from '@polkadot/util-crypto'

import { RpcError } from '../shared/rpc-error.js'
import type { Ledger } from './ledger.js'
import { registry, runtimeVersion } from './runtime.js'
import { metadataHash, polkadotGenesisHash } from './seed.js'

/** What nodes of Substrate answer to a transaction that cannot be, and why. */
export const invalidTransaction = (why: string): RpcError => new RpcError(1010, 'Invalid Transaction', why)

/** A transfer that its sender signed. */
export interface SignedTransfer {
  /** The whole of it, in hex. */
  readonly extrinsic: string
  readonly hash: string
  readonly length: number
  readonly from: Uint8Array
  readonly to: Uint8Array
  readonly nonce: number
  readonly amount: bigint
  /** The number of the token; undefined for the coin. */
  readonly asset: number | undefined
  readonly isKeepingAlive: boolean
  readonly isSignatureTrue: boolean
}

/** Reads a transaction by the real codecs. */
export function readExtrinsic(hex: unknown, ledger: Ledger): SignedTransfer {
  const extrinsic = decode(hex)
  const { section, method } = extrinsic.method
  if (!extrinsic.isSigned || !/^(?:balances.transfer(?:KeepAlive|AllowDeath)|assets.transfer(?:KeepAlive)?)$/.test(`${section}.${method}`))
    throw invalidTransaction('Transaction call is not expected')
  const [amount, receiver, asset] = extrinsic.method.args.toReversed()
  return {
    extrinsic: extrinsic.toHex(),
    hash: u8aToHex(blake2AsU8a(extrinsic.toU8a())),
    length: extrinsic.toU8a().length,
    from: hexToU8a(extrinsic.signer.toHex()).slice(-32),
    to: hexToU8a(receiver?.toHex()).slice(-32),
    nonce: extrinsic.nonce.toNumber(),
    amount: BigInt(amount?.toString() ?? 0),
    asset: asset === undefined ? undefined : Number(asset.toString()),
    isKeepingAlive: method === 'transferKeepAlive',
    isSignatureTrue: isSignatureTrue(extrinsic, ledger),
  }
}

function decode(hex: unknown): GenericExtrinsic {
  try {
    return registry.createType('Extrinsic', hexToU8a(String(hex)))
  } catch (error) {
    throw new RpcError(1002, `Verification Error: ${error instanceof Error ? error.message : 'unreadable'}`)
  }
}

/** Writes what must have been signed once more, and looks whether it was. */
function isSignatureTrue(extrinsic: GenericExtrinsic, ledger: Ledger): boolean {
  const { era, nonce, tip, method, mode, signer, signature } = extrinsic
  const birth = era.isMortalEra ? era.asMortalEra.birth(ledger.height) : 0
  const facts = {
    ...{ method: method.toHex(), era: era.toHex(), nonce: nonce.toHex(), tip: tip.toHex() },
    ...{ blockHash: ledger.blockHash(birth), genesisHash: polkadotGenesisHash },
    ...{ mode: mode.toNumber(), metadataHash: mode.toNumber() === 1 ? metadataHash : null },
    ...{ specVersion: runtimeVersion.specVersion, transactionVersion: runtimeVersion.transactionVersion },
  }
  return isSignedPayload({ ...facts, address: encodeAddress(hexToU8a(signer.toHex()).slice(-32)) }, signature.toHex())
}

/** True for a signature of a transaction by its account, by the real codecs. */
export function isSignedPayload(payload: { readonly address: string }, signature: string): boolean {
  const bytes = registry.createType('ExtrinsicPayload', { mode: 0, metadataHash: null, ...payload }, { version: 4 }).toU8a({ method: true })
  return signatureVerify(bytes.length > 256 ? blake2AsU8a(bytes) : bytes, hexToU8a(signature), payload.address).isValid
}
