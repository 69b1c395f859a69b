import type { Network, TokenBalance } from '@billfold/kernel'
import { type HeldToken, type NodeCall, type Nodes, tokenBalances, worthAsking } from '@billfold/kernel/family'
import { objectOf } from '@billfold/kernel/validation'
import { maxLength, pipe, record, regex, string, transform } from 'valibot'
import { readAnswer } from './clarity.js'
import { accountCall } from './stacks-nodes.js'

export interface TokensQuery {
  readonly address: string
  readonly network: Network
  readonly signal: AbortSignal
}

const digits = pipe(string(), maxLength(40), regex(/^\d+$/))
/** A token of SIP-010: its contract, and the name that it has there. */
const asset = /^(S[0-9A-Z]{20,42})\.([a-zA-Z][\w-]{0,39})::/

/** Reads what an account holds: the STX that it can spend, and tokens of SIP-010. */
export async function readTokens(nodes: Pick<Nodes, 'ask'>, { address, network, signal }: TokensQuery): Promise<readonly TokenBalance[]> {
  signal.throwIfAborted()
  const [{ balance }, held] = await Promise.all([
    nodes.ask(network, accountCall(address), signal),
    nodes.ask(network, balancesCall(address), signal),
  ])
  const named = worthAsking(held).map(async ({ owner, contract, amount }): Promise<HeldToken | undefined> => {
    const say = (name: string): Promise<unknown> => nodes.ask(network, readingCall(address, `${owner}/${contract}/${name}`), signal)
    const [name, symbol, decimals] = await Promise.all(['get-name', 'get-symbol', 'get-decimals'].map(say))
    if (typeof name !== 'string' || typeof symbol !== 'string' || typeof decimals !== 'bigint') return undefined
    return { address: `${owner}.${contract}`, name, symbol, decimals: Number(decimals), amount }
  })
  return tokenBalances(network, BigInt(balance), await Promise.all(named))
}

interface HeldAsset {
  readonly owner: string
  readonly contract: string
  readonly amount: bigint
}

function balancesCall(address: string): NodeCall<readonly HeldAsset[]> {
  const balances = objectOf({ fungible_tokens: record(string(), objectOf({ balance: digits })) })
  return {
    method: `GET extended/v1/address/${address}/balances`,
    schema: pipe(
      balances,
      transform(({ fungible_tokens: all }) =>
        Object.entries(all).flatMap(([name, { balance }]) => {
          const [, owner, contract] = asset.exec(name) ?? []
          return owner === undefined || contract === undefined ? [] : [{ owner, contract, amount: BigInt(balance) }]
        }),
      ),
    ),
  }
}

/** Asks a contract for what it answers without being paid; undefined for what it does not know. */
function readingCall(sender: string, what: string): NodeCall {
  return { method: `POST v2/contracts/call-read/${what}`, params: { sender, arguments: [] }, schema: pipe(answer, transform(readAnswer)) }
}

const answer = objectOf({ result: pipe(string(), maxLength(2_000)) })
