import { type GenericSchema, array, object, optional, record, safeParse, string, tuple, union, unknown, number } from 'valibot'
import { type TypedDataDefinition, hashTypedData } from 'viem'
import type { Fact, Prepared, Risk } from '../approval/approval.js'
import { chainFact, codeFact } from '../approval/facts.js'
import { Fault } from '../faults/fault.js'
import { numberOf } from '../rpc/chain.js'
import type { PrepareNeeds } from '../rpc/prepare-needs.js'
import { entryPoint } from '../smart/entry-point.js'
import { mustBeOwn } from './own-address.js'
import { signDigestFor } from './sign-digest-for.js'

interface TypedData {
  readonly types: Readonly<Record<string, readonly { readonly name: string; readonly type: string }[]>>
  readonly primaryType: string
  readonly domain: {
    readonly name?: string | undefined
    readonly chainId?: string | number | undefined
    readonly verifyingContract?: string | undefined
  }
  readonly message: Readonly<Record<string, unknown>>
}

const schema: GenericSchema<unknown, TypedData> = object({
  types: record(string(), array(object({ name: string(), type: string() }))),
  primaryType: string(),
  domain: object({ name: optional(string()), chainId: optional(union([string(), number()])), verifyingContract: optional(string()) }),
  message: record(string(), unknown()),
})

/** More than these are in the raw form only. */
const shownFields = 40
const orders: ReadonlySet<string> = new Set(['AccountMessage', 'PackedUserOperation'])
/** Signatures that let somebody take tokens later. */
const permits = /permit|approv|allow|order|delegat/i

/** Reads `eth_signTypedData_v4` (EIP-712). */
export async function prepareTypedData(needs: PrepareNeeds): Promise<Prepared> {
  const { params, address, chain, words } = needs
  const read = safeParse(tuple([string(), unknown()]), params)
  if (!read.success) throw new Fault('request-malformed')
  const [signer, given] = read.output
  mustBeOwn(signer, address)
  const whole = typeof given === 'string' ? parsed(given) : given
  const known = safeParse(schema, whole)
  if (!known.success) throw new Fault('request-malformed')
  const { primaryType, domain } = known.output
  if (isForAccount(primaryType, domain.verifyingContract)) throw new Fault('method-not-allowed')
  const digest = hashed(whole)
  const { tellTypedData } = await import('./clear-words.js')
  const told = await tellTypedData(whole, needs)
  const risks: Risk[] = []
  if (domain.chainId !== undefined && Number(domain.chainId) !== numberOf(chain))
    risks.push({ level: 'danger', text: words.riskOtherChain })
  if (permits.test(primaryType)) risks.push({ level: 'caution', text: words.riskPermit })
  risks.push(...(told?.risks ?? []))
  return {
    family: 'eip155',
    approval: {
      title: told?.title ?? words.signData(primaryType),
      facts: [
        chainFact(words, chain),
        ...(domain.name === undefined ? [] : [{ label: words.domain, value: domain.name }]),
        ...(told?.facts ?? plainFacts(known.output, words)),
      ],
      risks,
      raw: JSON.stringify(whole, undefined, 2),
      approve: words.approve,
    },
    sign: async (privateKey) => {
      const signature = await signDigestFor(needs, privateKey, digest)
      return async () => signature
    },
  }
}

/** The fields of data that no descriptor knows. */
function plainFacts({ domain: { verifyingContract }, message }: TypedData, words: PrepareNeeds['words']): readonly Fact[] {
  return [
    ...(verifyingContract === undefined ? [] : [codeFact(words.contract, verifyingContract)]),
    ...fieldsOf(message).slice(0, shownFields),
  ]
}

/**
 * True for what a smart account takes as an order of its owner: an operation, or the seal on a signature of its own. Signed as data it would do what
 * nobody was told, where `wallet_sendCalls` and `personal_sign` say it in words.
 */
function isForAccount(primaryType: string, contract: string | undefined): boolean {
  return contract?.toLowerCase() === entryPoint.toLowerCase() || orders.has(primaryType)
}

function hashed(whole: unknown): `0x${string}` {
  try {
    return hashTypedData(whole as TypedDataDefinition)
  } catch (error) {
    throw new Fault('request-malformed', {}, { cause: error })
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch (error) {
    throw new Fault('request-malformed', {}, { cause: error })
  }
}

/** The fields of a message, those of its parts by their path. */
function fieldsOf(value: unknown, path = ''): readonly Fact[] {
  if (typeof value !== 'object' || value === null) return [codeFact(path, String(value))]
  return Object.entries(value).flatMap(([name, part]) => fieldsOf(part, path === '' ? name : `${path}.${name}`))
}
