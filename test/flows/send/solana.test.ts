import { cleo, solanaChainId, solanaTokens } from '@billfold/local-chains/solana/seed'
import { describe, expect, inject, test } from 'vitest'

import { useHost } from '../harness/use-host.js'
import { connectSolana, solanaHost } from '../solana/harness/solana-flow.js'
import { confirm, fill } from './visit.js'

const openHost = useHost()

async function askChain<T>(method: string, ...params: readonly unknown[]): Promise<T> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const headers = { 'content-type': 'application/json' }
  return ((await (await fetch(inject('flows').nodes[solanaChainId] ?? '', { method: 'POST', headers, body })).json()) as { result: T })
    .result
}

const lamports = async (account: string): Promise<number> => (await askChain<{ readonly value: number }>('getBalance', account)).value

interface Held {
  readonly account: { readonly data: { readonly parsed: { readonly info: { readonly tokenAmount: { readonly amount: string } } } } }
}

async function usdcOf(owner: string): Promise<number> {
  const { value } = await askChain<{ readonly value: readonly Held[] }>(
    'getTokenAccountsByOwner',
    owner,
    { mint: solanaTokens.usdc.mint },
    { encoding: 'jsonParsed' },
  )
  return value.reduce((sum, { account }) => sum + Number(account.data.parsed.info.tokenAmount.amount), 0)
}

describe('sending on Solana', () => {
  test('default: the coin: filled in, reviewed, approved in the wallet, on the chain, and told', async () => {
    const host = await openHost(solanaHost())
    await connectSolana(host)
    const before = await lamports(cleo.address)
    await fill(host, { token: 'SOL', amount: '0.25', to: cleo.address })
    await confirm(host)
    await host.approve('Puffin')
    await host.modal.getByText('Transaction started').waitFor()
    expect((await lamports(cleo.address)) - before).toBe(250_000_000)
  })

  test('behavior: a token, whose account the receiver does not have yet', async () => {
    const host = await openHost(solanaHost())
    await connectSolana(host)
    const before = await usdcOf(cleo.address)
    await fill(host, { token: 'USDC', amount: '1.25', to: cleo.address })
    await confirm(host)
    await host.approve('Puffin')
    await host.modal.getByText('Transaction started').waitFor()
    expect((await usdcOf(cleo.address)) - before).toBe(1_250_000)
  })
})
