import { ana, ben, cleo, dov, solanaChainId, solanaPieces, solanaTokens } from '@billfold/local-chains/solana/seed'
import { describe, expect, inject, test } from 'vitest'

import { transfer } from '../harness/family-flow.js'
import { useHost } from '../harness/use-host.js'
import { isSignedBy } from './harness/is-signed-by.js'
import { connectSolana, solanaHost } from './harness/solana-flow.js'
import { signMessage } from './harness/provider.js'

const openHost = useHost()

async function askChain<T>(method: string, ...params: readonly unknown[]): Promise<T> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  return ((await (await fetch(inject('flows').nodes[solanaChainId] ?? '', { method: 'POST', body })).json()) as { readonly result: T })
    .result
}
const lamports = async (account: string): Promise<number> => (await askChain<{ readonly value: number }>('getBalance', account)).value

describe('with a connected Solana wallet', () => {
  test('behavior: a message is signed by the account in use', async () => {
    const host = await openHost(solanaHost())
    await connectSolana(host)
    const asked = signMessage(host, 'I agree to berth at pier 7.')
    await host.window('Puffin').getByText('I agree to berth at pier 7.').waitFor()
    await host.approve('Puffin')
    expect(isSignedBy(ana.address, 'I agree to berth at pier 7.', await asked)).toBe(true)
  })

  test('behavior: SOL is sent: shown in the wallet, and on the chain when it is told', async () => {
    const host = await openHost(solanaHost())
    await connectSolana(host)
    const before = await lamports(ben.address)
    const sending = transfer(host, 'solana', { to: ben.address, amount: '12345000' })
    await host.approve('Puffin')
    const { transaction } = await sending
    expect(transaction).toMatch(/^[1-9A-HJ-NP-Za-km-z]{80,90}$/)
    expect(await lamports(ben.address)).toBe(before + 12_345_000)
  })

  test('behavior: a no sends nothing', async () => {
    const host = await openHost(solanaHost())
    await connectSolana(host)
    const before = await lamports(dov.address)
    const sending = transfer(host, 'solana', { to: dov.address, amount: '1000000' })
    await host.reject('Puffin')
    expect(await sending).toEqual({ message: 'Connection rejected' })
    expect(await lamports(dov.address)).toBe(before)
  })

  test.each([
    ['SPL', solanaTokens.usdc, '1500000', '1.5'],
    ['Token-2022', solanaTokens.oak, '2000000000', '2'],
  ])('behavior: an %s token is sent to somebody without an account of it', async (_, token, amount, shown) => {
    const host = await openHost(solanaHost())
    await connectSolana(host)
    const sending = transfer(host, 'solana', { to: cleo.address, amount, tokenAddress: token.mint })
    await host.approve('Puffin')
    expect(await sending).toHaveProperty('transaction')
    const held = await askChain<{
      readonly value: readonly { account: { data: { parsed: { info: { tokenAmount: { uiAmountString: string } } } } } }[]
    }>('getTokenAccountsByOwner', cleo.address, { mint: token.mint }, { encoding: 'jsonParsed' })
    expect(held.value[0]?.account.data.parsed.info.tokenAmount.uiAmountString).toBe(shown)
  })

  test('behavior: collectibles stand in their tab, without the one that wants people to go somewhere', async () => {
    const host = await openHost(solanaHost())
    await connectSolana(host)
    await host.open()
    await host.modal.getByRole('tab', { name: 'NFTs' }).click()
    const [light, , lure] = solanaPieces.map(({ name }) => name)
    await host.modal.getByText(light ?? '').waitFor()
    expect(await host.modal.getByText(lure ?? '').count()).toBe(0)
  })

  test('behavior: the cloud tells what the account holds and did', async () => {
    const host = await openHost(solanaHost())
    await connectSolana(host)
    const sending = transfer(host, 'solana', { to: ben.address, amount: '2000000' })
    await host.approve('Puffin')
    const { transaction } = await sending
    const { cloud } = inject('flows')
    const { data } = (await (await fetch(`${cloud}/v1/account/${ben.address}/history?projectId=flows`)).json()) as {
      readonly data: readonly {
        readonly id: string
        readonly metadata: { readonly operationType: string }
        readonly transfers: readonly unknown[]
      }[]
    }
    expect(data.find(({ id }) => id === transaction)).toMatchObject({
      metadata: { operationType: 'receive', sentFrom: ana.address, sentTo: ben.address, status: 'confirmed' },
      transfers: [{ direction: 'in', quantity: { numeric: '0.002' }, fungible_info: { symbol: 'SOL' } }],
    })
  })
})
