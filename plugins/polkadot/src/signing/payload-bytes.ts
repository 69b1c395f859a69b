import { blake2b } from '@noble/hashes/blake2.js'
import { compact, u32 } from '@polkadot-api/substrate-bindings'
import { fromHex } from './hex.js'
import type { SignerPayload } from './signer-payload.js'

/** What an extension of transactions adds: to the transaction itself, and to what is signed of it alone. */
interface Part {
  readonly extra?: (payload: SignerPayload) => Iterable<number>
  readonly signed?: (payload: SignerPayload) => Iterable<number>
}

const bytes = (hex: string | undefined): readonly number[] => [...(fromHex(hex) ?? [])]
const option = (hex: string | undefined): readonly number[] => (hex === undefined ? [0] : [1, ...bytes(hex)])

/** What is known of the extensions that transactions of Polkadot's networks have; those without parts add nothing. */
const parts: Readonly<Record<string, Part>> = {
  CheckNonZeroSender: {},
  CheckWeight: {},
  PrevalidateAttests: {},
  StorageWeightReclaim: {},
  WeightReclaim: {},
  AuthorizeCall: {},
  CheckSpecVersion: { signed: ({ specVersion }) => u32.enc(Number(specVersion)) },
  CheckTxVersion: { signed: ({ transactionVersion }) => u32.enc(Number(transactionVersion)) },
  CheckGenesis: { signed: ({ genesisHash }) => bytes(genesisHash) },
  CheckMortality: { extra: ({ era }) => bytes(era), signed: ({ blockHash }) => bytes(blockHash) },
  CheckNonce: { extra: ({ nonce }) => compact.enc(BigInt(nonce)) },
  ChargeTransactionPayment: { extra: ({ tip }) => compact.enc(BigInt(tip)) },
  ChargeAssetTxPayment: { extra: ({ tip, assetId }) => [...compact.enc(BigInt(tip)), ...option(assetId)] },
  CheckMetadataHash: { extra: ({ mode = 0 }) => [mode], signed: ({ metadataHash }) => option(metadataHash) },
}

/** True when every extension of a transaction is known here: only then it can be written, and a signature of it verified. */
export function isKnownExtension(name: string): boolean {
  return Object.hasOwn(parts, name)
}

/** What the key of an account signs. */
export function payloadBytes(payload: SignerPayload): Uint8Array {
  const signed = payload.signedExtensions.flatMap((name) => [...(parts[name]?.signed?.(payload) ?? [])])
  const whole = Uint8Array.from([...bytes(payload.method), ...extraBytes(payload), ...signed])
  return whole.length > 256 ? blake2b(whole, { dkLen: 32 }) : whole
}

/** What stands of the extensions in the transaction itself. */
export function extraBytes(payload: SignerPayload): readonly number[] {
  return payload.signedExtensions.flatMap((name) => [...(parts[name]?.extra?.(payload) ?? [])])
}
