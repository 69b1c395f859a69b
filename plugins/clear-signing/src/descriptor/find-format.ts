import { type Signature, parseSignature } from '../abi/parse-signature.js'
import { selectorOf } from '../abi/selector.js'
import type { Descriptor } from '../contract.js'
import { isRecord } from '../reader/read-path.js'

type Fields = Readonly<Record<string, unknown>>

/** What a descriptor says about one function or one type. */
export interface FoundFormat {
  readonly descriptor: Descriptor
  readonly format: Fields
}

export interface FoundCall extends FoundFormat {
  readonly signature: Signature
}

/** A contract on a network. */
export interface Place {
  readonly chainId: number
  readonly address: string
}

/** The first descriptor that knows a function of a contract. */
export function findCall(descriptors: readonly Descriptor[], place: Place, selector: string): FoundCall | undefined {
  for (const descriptor of descriptors) {
    const contract = part(descriptor.context, 'contract')
    if (contract === undefined || !isDeployedAt(contract['deployments'], place)) continue
    const found = entriesOf(descriptor).flatMap(([key, format]) => {
      const signature = signatureFor(key, contract['abi'], selector)
      return signature === undefined ? [] : [{ descriptor, format, signature }]
    })
    if (found[0] !== undefined) return found[0]
  }
  return undefined
}

/** What typed data says about itself. */
export interface TypedDataFacts {
  readonly primaryType: string
  readonly domain: Fields
}

/** The first descriptor that knows a type of a domain. */
export function findTypedData(descriptors: readonly Descriptor[], { primaryType, domain }: TypedDataFacts): FoundFormat | undefined {
  const place = { chainId: Number(domain['chainId']), address: String(domain['verifyingContract']) }
  for (const descriptor of descriptors) {
    const eip712 = part(descriptor.context, 'eip712')
    if (eip712 === undefined || !isDeployedAt(eip712['deployments'], place) || !isOfDomain(eip712['domain'], domain)) continue
    const found = entriesOf(descriptor).find(([key]) => key === primaryType || key.startsWith(`${primaryType}(`))
    if (found !== undefined) return { descriptor, format: found[1] }
  }
  return undefined
}

function isDeployedAt(deployments: unknown, { chainId, address }: Place): boolean {
  // Without a list it is about every contract of the kind: only those that come along are written like that.
  if (deployments === undefined) return true
  return (
    Array.isArray(deployments) &&
    deployments.some(
      (each: unknown) =>
        isRecord(each) && Number(each['chainId']) === chainId && String(each['address']).toLowerCase() === address.toLowerCase(),
    )
  )
}

function isOfDomain(wanted: unknown, domain: Fields): boolean {
  if (!isRecord(wanted)) return true
  return Object.entries(wanted).every(([name, value]) => String(domain[name]).toLowerCase() === String(value).toLowerCase())
}

/** A key is a function with or without names, or its selector; names may stand in an ABI beside it. */
function signatureFor(key: string, abi: unknown, selector: string): Signature | undefined {
  const own = parseSignature(key)
  if (key !== selector && (own === undefined || selectorOf(own) !== selector)) return undefined
  const named = Array.isArray(abi)
    ? abi.flatMap((item: unknown) => abiFunction(item) ?? []).find((item) => selectorOf(item) === selector)
    : undefined
  return named ?? own
}

function abiFunction(item: unknown): Signature | undefined {
  if (!isRecord(item) || item['type'] !== 'function' || typeof item['name'] !== 'string') return undefined
  const inputs = abiInputs(item['inputs'])
  return inputs === undefined ? undefined : parseSignature(`${item['name']}(${inputs})`)
}

function abiInputs(inputs: unknown): string | undefined {
  if (!Array.isArray(inputs)) return undefined
  return inputs
    .map((input: unknown) => {
      if (!isRecord(input)) return '?'
      const [type, name] = [input['type'], input['name']].map((each) => (typeof each === 'string' ? each : ''))
      if (type === undefined || name === undefined) return '?'
      return `${type.startsWith('tuple') ? `(${abiInputs(input['components']) ?? '?'})${type.slice(5)}` : type} ${name}`
    })
    .join(',')
}

function entriesOf({ display }: Descriptor): readonly (readonly [key: string, format: Fields])[] {
  return Object.entries(part(display, 'formats') ?? {}).flatMap(([key, format]) => (isRecord(format) ? [[key, format] as const] : []))
}

function part(value: unknown, name: string): Fields | undefined {
  const found = isRecord(value) ? value[name] : undefined
  return isRecord(found) ? found : undefined
}
