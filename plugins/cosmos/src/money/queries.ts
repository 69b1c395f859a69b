import type { HeldToken, NodeCall } from '@billfold/kernel/family'
import { objectOf } from '@billfold/kernel/validation'
import { base64, hex } from '@scure/base'
import {
  QueryAllBalancesRequest,
  QueryAllBalancesResponse,
  QueryBalanceRequest,
  QueryBalanceResponse,
  QueryDenomMetadataRequest,
  QueryDenomMetadataResponse,
} from 'cosmjs-types/cosmos/bank/v1beta1/query'
import { nullish, number, optional, pipe, rawTransform, string } from 'valibot'

/** Letters of the longest name of a coin: whoever makes one may write more. */
const longest = 500

/** A question to a module of a chain, and how its answer is read. */
export interface ModuleQuery<T> {
  readonly path: string
  readonly request?: { finish(): Uint8Array }
  /** Gives nothing, or throws, for what is no answer. */
  read(bytes: Uint8Array): T | undefined
  /** The answer where the module says that there is nothing; else that is no answer. */
  readonly nothing?: T
}

/** Asks how much of a coin an account has, in its smallest unit. */
export function balanceCall(address: string, denom: string): NodeCall<bigint> {
  return moduleCall({
    path: '/cosmos.bank.v1beta1.Query/Balance',
    request: QueryBalanceRequest.encode({ address, denom }),
    read: (bytes) => amountOf(QueryBalanceResponse.decode(bytes).balance?.amount),
  })
}

/** Asks for every coin of an account, in its smallest unit: of very many, those that the node tells at once. */
export function allBalancesCall(address: string): NodeCall<readonly { readonly denom: string; readonly amount: bigint }[]> {
  return moduleCall({
    path: '/cosmos.bank.v1beta1.Query/AllBalances',
    request: QueryAllBalancesRequest.encode({ address, resolveDenom: false }),
    read: (bytes) => QueryAllBalancesResponse.decode(bytes).balances.map(({ denom, amount }) => ({ denom, amount: amountOf(amount) })),
  })
}

/** What the bank of a chain knows of a coin. */
type DenomFacts = Pick<HeldToken, 'name' | 'symbol' | 'decimals'>

/** Asks what a coin is called, and by how many decimals people count it. */
export function denomFactsCall(denom: string): NodeCall<{ readonly facts: DenomFacts | undefined }> {
  return moduleCall({
    path: '/cosmos.bank.v1beta1.Query/DenomMetadata',
    request: QueryDenomMetadataRequest.encode({ denom }),
    nothing: { facts: undefined },
    read(bytes) {
      const { metadata } = QueryDenomMetadataResponse.decode(bytes)
      const unit = metadata?.denomUnits.find((one) => one.denom !== '' && one.denom === metadata.display)
      if (metadata === undefined || unit === undefined) return { facts: undefined }
      const short = (text: string): string => (text || unit.denom).slice(0, longest)
      return { facts: { name: short(metadata.name), symbol: short(metadata.symbol), decimals: unit.exponent } }
    },
  })
}

/** Makes a call to a module. */
export function moduleCall<T extends string | bigint | object>({ path, request, read, nothing }: ModuleQuery<T>): NodeCall<T> {
  const response = objectOf({ code: optional(number(), 0), value: nullish(string(), '') })
  return {
    method: 'abci_query',
    params: { path, data: hex.encode(request?.finish() ?? new Uint8Array()), prove: false },
    schema: pipe(
      objectOf({ response }),
      rawTransform(({ dataset, addIssue, NEVER }) => {
        const { code, value } = dataset.value.response
        try {
          const answer = code === 0 ? read(base64.decode(value)) : nothing
          if (answer !== undefined) return answer
        } catch {
          // It is another message, or half of one.
        }
        addIssue({ message: `no answer to ${path}` })
        return NEVER
      }),
    ),
  }
}

function amountOf(digits: string | undefined): bigint {
  if (digits === undefined || !/^\d{1,78}$/.test(digits)) throw new RangeError('an amount')
  return BigInt(digits)
}
