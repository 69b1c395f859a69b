import { encodeFunctionData, erc20Abi } from 'viem'

import type { Answer, WalletContext } from './context.js'
import type { KnownToken } from './evm-wallet.js'
import { hex } from './networks.js'
import { accountOf } from './signatures.js'
import { unknownMethod } from '../shared/wallet-error.js'

/** Assets of the wallet by ERC-7811, read from the chains. */
export const assetAnswers: Readonly<Record<string, Answer>> = {
  wallet_getAssets: async (context, [query]) => {
    if (!context.switches.knowsAssets) throw unknownMethod('wallet_getAssets')
    const { account, chainFilter } = (query ?? {}) as { readonly account?: string; readonly chainFilter?: readonly string[] }
    const { address } = accountOf(context, account)
    const known = Object.keys(context.options.chains).map((id) => hex(Number(id)))
    const chains = known.filter((id) => chainFilter === undefined || chainFilter.includes(id))
    return Object.fromEntries(await Promise.all(chains.map(async (id) => [id, await assetsOn(context, Number(id), address)] as const)))
  },
}

async function assetsOn(context: WalletContext, chainId: number, address: `0x${string}`): Promise<readonly unknown[]> {
  const native = {
    address: 'native',
    balance: await context.node('eth_getBalance', [address, 'latest'], chainId),
    type: 'native',
    metadata: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  }
  const tokens = context.options.tokens?.[chainId] ?? []
  return [native, ...(await Promise.all(tokens.map((token) => tokenOn(context, chainId, { token, address }))))]
}

interface Holding {
  readonly token: KnownToken
  readonly address: `0x${string}`
}

async function tokenOn(context: WalletContext, chainId: number, { token, address }: Holding): Promise<unknown> {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [address] })
  const { address: contract, ...metadata } = token
  const balance = await context.node('eth_call', [{ to: contract, data }, 'latest'], chainId)
  return { address: contract, balance: hexOf(balance), type: 'erc20', metadata }
}

/** Without the zeros in front. */
function hexOf(word: unknown): string {
  return `0x${BigInt(String(word)).toString(16)}`
}
