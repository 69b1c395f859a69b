import { fieldOf, itemsOf } from '@billfold/kernel/family'

/** A transaction to sign, as extensions and the libraries of hosts write it: numbers in hex, big end first. */
export interface SignerPayload {
  readonly address: string
  readonly blockHash: string
  readonly blockNumber: string
  readonly era: string
  readonly genesisHash: string
  readonly method: string
  readonly nonce: string
  readonly specVersion: string
  readonly tip: string
  readonly transactionVersion: string
  readonly signedExtensions: readonly string[]
  readonly version: number
  readonly assetId?: string
  readonly metadataHash?: string
  readonly mode?: number
}

const texts = ['blockHash', 'blockNumber', 'era', 'genesisHash', 'method', 'nonce', 'specVersion', 'tip', 'transactionVersion'] as const
const [mostExtensions, longest] = [50, 1_000_000] as const

/**
 * Reads a transaction that somebody else wrote, once: the wallet is handed this copy. What lets a wallet change it, such as
 * `withSignedTransaction`, is not in it. Undefined when something is missing or has another form.
 */
export function readSignerPayload(said: unknown): SignerPayload | undefined {
  const found = Object.fromEntries(texts.map((name) => [name, fieldOf(said, name)]))
  const extensions = itemsOf(fieldOf(said, 'signedExtensions'), mostExtensions)
  const [address, version, mode] = ['address', 'version', 'mode'].map((name) => fieldOf(said, name))
  const isWhole = texts.every((name) => isHex(found[name])) && extensions?.every((name) => typeof name === 'string') === true
  if (!isWhole || typeof address !== 'string' || version !== 4) return undefined
  const optional = (['assetId', 'metadataHash'] as const).map((name) => [name, fieldOf(said, name)] as const)
  if (!optional.every(([, value]) => value === undefined || value === null || isHex(value)) || !isMode(mode)) return undefined
  const given = Object.fromEntries(optional.filter(([, value]) => isHex(value)))
  return {
    ...found,
    ...given,
    ...(mode !== undefined && { mode }),
    address,
    version,
    signedExtensions: extensions,
  } as unknown as SignerPayload
}

function isHex(value: unknown): boolean {
  return typeof value === 'string' && value.length <= longest && /^0x(?:[0-9a-f]{2})*$/i.test(value)
}

function isMode(value: unknown): boolean {
  return value === undefined || value === 0 || value === 1
}
