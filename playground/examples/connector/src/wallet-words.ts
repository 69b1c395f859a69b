import type { Account, CaipNetworkId } from '@billfold/kernel'
import { type GenericSchema, array, literal, maxLength, object, pipe, regex, safeParse, string } from 'valibot'

const accounts = pipe(array(object({ address: pipe(string(), regex(/^exa1[a-z0-9]{4,40}$/)) })), maxLength(100))
const networkId = pipe(string(), regex(/^example:[-\w]{1,32}$/))
const refusal = object({ code: literal(4001) })

/** The accounts in what the wallet said. An empty list is an answer too: locked, or withdrawn. */
export function parseAccounts(said: unknown): readonly Account[] | undefined {
  return parse(accounts, said)
}

/** The network in what the wallet said. */
export function parseNetworkId(said: unknown): CaipNetworkId | undefined {
  return parse(networkId, said) as CaipNetworkId | undefined
}

/** True when the wallet threw because the person said no. */
export function isRefusedByWallet(error: unknown): boolean {
  return parse(refusal, error) !== undefined
}

/** What the schema makes of a foreign value. A value that throws when it is looked at is no value. */
function parse<T>(schema: GenericSchema<unknown, T>, said: unknown): T | undefined {
  try {
    const result = safeParse(schema, said)
    return result.success ? result.output : undefined
  } catch {
    return undefined
  }
}
