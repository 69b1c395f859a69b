import type { Answer, WalletContext } from './context.js'
import { badParameters, unknownChain } from '../shared/wallet-error.js'

/** On which chain the wallet is, and how a page moves it. */
export const networkAnswers: Readonly<Record<string, Answer>> = {
  eth_chainId: ({ memory }) => hex(memory.state.chainId),
  net_version: ({ memory }) => String(memory.state.chainId),
  wallet_switchEthereumChain: async (context, [param]) => {
    const chainId = idIn(param)
    if (context.urlOf(chainId) === undefined) throw unknownChain(chainId, context.switches.wrapsErrors)
    await moveTo(context, chainId)
    return null
  },
  wallet_addEthereumChain: async (context, [param]) => {
    const chain = chainIn(param)
    if (context.urlOf(chain.chainId) === undefined) await add(context, chain)
    if (context.switches.switchesOnAdd) await moveTo(context, chain.chainId)
    return null
  },
}

/** A chain id as wallets write it. */
export function hex(number: number): string {
  return `0x${number.toString(16)}`
}

async function moveTo({ consent, memory, switches }: WalletContext, chainId: number): Promise<void> {
  if (memory.state.chainId === chainId) return
  await consent({ method: 'wallet_switchEthereumChain', title: 'Switch network', details: [['Chain', String(chainId)]] })
  if (!switches.ignoresSwitch) memory.change({ chainId })
}

async function add({ consent, memory }: WalletContext, { chainId, name, url }: NewChain): Promise<void> {
  await isServed(chainId, url)
  const details = [['Chain', `${name} (${chainId})`] as const, ['Node', url] as const]
  await consent({ method: 'wallet_addEthereumChain', title: 'Add a network', details })
  memory.change({ added: { ...memory.state.added, [chainId]: url } })
}

/** As wallets do: a node that serves another chain is not taken. */
async function isServed(chainId: number, url: string): Promise<void> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] })
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const { result } = (await response.json()) as { readonly result?: string }
  if (Number(result) !== chainId) throw badParameters(`Chain ID returned by RPC URL ${url} does not match ${hex(chainId)}`)
}

interface NewChain {
  readonly chainId: number
  readonly name: string
  readonly url: string
}

function chainIn(param: unknown): NewChain {
  const { chainName, rpcUrls, nativeCurrency } = (param ?? {}) as Readonly<Record<string, unknown>>
  const url: unknown = Array.isArray(rpcUrls) ? rpcUrls[0] : undefined
  if (typeof chainName !== 'string' || chainName === '') throw badParameters('Expected a non-empty string "chainName".')
  if (typeof url !== 'string' || !URL.canParse(url)) throw badParameters('Expected an array with at least one valid string url "rpcUrls".')
  if ((nativeCurrency as { decimals?: unknown } | undefined)?.decimals !== 18) throw badParameters('Expected 18 "nativeCurrency.decimals".')
  return { chainId: idIn(param), name: chainName, url }
}

function idIn(param: unknown): number {
  const { chainId } = (param ?? {}) as { readonly chainId?: unknown }
  if (typeof chainId !== 'string' || !/^0x[1-9a-f][\da-f]*$/i.test(chainId))
    throw badParameters('Expected a 0x-prefixed hexadecimal "chainId".')
  return Number(chainId)
}
