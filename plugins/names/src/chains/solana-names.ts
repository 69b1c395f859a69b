import { base58 } from '@scure/base'
import { ed25519 } from '@noble/curves/ed25519.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { fieldOf } from '@billfold/kernel/family'
import type { NameSource } from '../resolvers/name-source.js'
import { type ChainReader, type ChainReaderNeeds, chainReader } from './chain-reader.js'

/** The programs of the Solana Name Service, the class of its reverse records, and the account of the ending `.sol`. */
const nameProgram = base58.decode('namesLPneVptA9Z5rqUDD9tMTWEJwofgaYwp8cawRkX')
const primaryProgram = base58.decode('85iDfUvr3HJyLM2zcq5BXSiDvUWfw6cSE1FfNBo8Ap29')
const reverseClass = base58.decode('33m47vH6Eav6jr5Ry86XjhRft2jRBLDnDgPSHoquXi2Z')
const solEnding = base58.decode('58PwtjSDuFHuUkYjH9BYnnQKHfwo9reZhC2zMJv9JPkx')
const nobody = new Uint8Array(32)
/** Parent, owner and class stand before what an account keeps. */
const headLength = 96

/**
 * Makes the source of names that Solana knows (SNS). An owner may have turned a name into a collectible, or send what comes elsewhere by a record: who owns
 * a name is good for showing it, not for paying there.
 */
export function solanaNames(needs: ChainReaderNeeds): NameSource {
  const reader = chainReader({ namespace: 'solana' }, needs)
  return {
    id: 'solana',
    normalize: (name) => (/^[^\s.]{1,63}\.sol$/u.test(name) ? name.normalize('NFC').toLowerCase() : undefined),
    resolve: async (name) => {
      const account = await read(reader, nameKey(name.slice(0, -'.sol'.length), { parent: solEnding }), nameProgram)
      const isUnderSol = account !== undefined && isSame(account.subarray(0, 32), solEnding)
      return isUnderSol ? base58.encode(account.subarray(32, 64)) : undefined
    },
    reverse: async (address) => {
      const owner = base58.decode(address)
      const primary = await read(reader, derived([utf8ToBytes('favourite_domain'), owner], primaryProgram), primaryProgram)
      const named = primary?.subarray(1, 33)
      if (named?.length !== 32) return undefined
      const record = await read(reader, nameKey(base58.encode(named), { class: reverseClass }), nameProgram)
      return record === undefined ? undefined : textOf(record.subarray(headLength))
    },
  }
}

/** The bytes that an account of a program keeps; undefined where it is not there. */
async function read(reader: ChainReader, key: Uint8Array, program: Uint8Array): Promise<Uint8Array | undefined> {
  const found = await reader.ask({
    method: 'getAccountInfo',
    params: [base58.encode(key), { encoding: 'base64', commitment: 'confirmed' }],
  })
  const value = fieldOf(found, 'value')
  const [data] = (fieldOf(value, 'data') as readonly unknown[] | undefined) ?? []
  if (fieldOf(value, 'owner') !== base58.encode(program) || typeof data !== 'string') return undefined
  return Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0))
}

interface KeyParts {
  readonly class?: Uint8Array
  readonly parent?: Uint8Array
}

function nameKey(name: string, { class: kind = nobody, parent = nobody }: KeyParts): Uint8Array {
  return derived([sha256(utf8ToBytes(`SPL Name Service${name}`)), kind, parent], nameProgram)
}

/** The address that a program has for some seeds: the first one that is no point of the curve, so that nobody has a key to it. */
function derived(seeds: readonly Uint8Array[], program: Uint8Array): Uint8Array {
  for (let bump = 255; bump >= 0; bump -= 1) {
    const key = sha256(concatBytes(...seeds, Uint8Array.of(bump), program, utf8ToBytes('ProgramDerivedAddress')))
    if (!isOnCurve(key)) return key
  }
  throw new Error('These seeds have no address')
}

function isOnCurve(key: Uint8Array): boolean {
  try {
    ed25519.Point.fromBytes(key, true)
    return true
  } catch {
    // It is no point.
    return false
  }
}

/** A text behind its length. */
function textOf(bytes: Uint8Array): string | undefined {
  if (bytes.length < 4) return undefined
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true)
  const text = bytes.subarray(4, 4 + length)
  return text.length === length && length > 0 ? `${new TextDecoder().decode(text)}.sol` : undefined
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index])
}
