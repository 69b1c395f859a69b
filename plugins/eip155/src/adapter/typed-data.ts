import { fieldOf, parseExactly } from '@billfold/kernel/family'
import { toBigInt, writeJson } from '@billfold/kernel/primordials'
import { evmError } from '../errors.js'

/** The members that an EIP-712 domain may have, in their order, with their types. */
const domainMembers = [
  ['name', 'string'],
  ['version', 'string'],
  ['chainId', 'uint256'],
  ['verifyingContract', 'address'],
  ['salt', 'bytes32'],
] as const

/** Writes typed data as wallets take it: a text that names the type of the domain, with whole numbers as text. */
export function writeTypedData(given: unknown): string {
  const data = typeof given === 'string' ? parsed(given) : given
  const { types, primaryType, domain, message } = parts(data)
  const EIP712Domain = domainMembers.filter(([name]) => fieldOf(domain, name) !== undefined).map(([name, type]) => ({ name, type }))
  return writeJson({ types: { EIP712Domain, ...types }, primaryType, domain, message }, (_, value: unknown) =>
    isLong(value) ? `${toBigInt(value)}` : value,
  )
}

/** A whole number that would be written with a power of ten, or that not every reader can hold. */
function isLong(value: unknown): value is bigint | number {
  return typeof value === 'bigint' || (typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value))
}

function parts(data: unknown): { readonly [K in 'types' | 'domain' | 'message']: object } & { readonly primaryType: string } {
  const [types, primaryType] = [fieldOf(data, 'types'), fieldOf(data, 'primaryType')]
  const [domain, message] = [fieldOf(data, 'domain'), fieldOf(data, 'message')]
  if (typeof primaryType !== 'string') throw evmError('evm/invalid-typed-data', { needed: 'a primaryType' })
  if (!isObject(types)) throw evmError('evm/invalid-typed-data', { needed: 'types' })
  if (fieldOf(types, primaryType) === undefined)
    throw evmError('evm/invalid-typed-data', { needed: `the type ${primaryType} among the types` })
  if (!isObject(message)) throw evmError('evm/invalid-typed-data', { needed: 'a message' })
  return { types, primaryType, domain: isObject(domain) ? domain : {}, message }
}

function parsed(text: string): unknown {
  try {
    return parseExactly(text)
  } catch (error) {
    const needed = error instanceof RangeError ? error.message : 'an object, or its JSON'
    throw evmError('evm/invalid-typed-data', { needed }, error)
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
