import { verify } from 'node:crypto'

import { ana, ben, cleo, dov, solanaTokens } from '@billfold/local-chains/solana/seed'
import { describe, expect, inject, test } from 'vitest'

import type { HostFlow } from '../harness/host-flow.js'
import { useHost } from '../harness/use-host.js'
import { connectSolana, solanaHost } from './harness/solana-flow.js'

const openHost = useHost()

interface Wish {
  readonly to: string
  readonly amount: string
  readonly tokenAddress?: string
}

/** Moves something by the family's transfer; the signature, or what went wrong. */
const transfer = (host: HostFlow, wish: Wish): Promise<{ readonly signature?: string; readonly message?: string }> =>
  host.page.evaluate(async ({ amount, ...rest }) => {
    const { transfer: move } = await (window.flow?.solana() ?? Promise.reject(new Error('no page')))
    const [handle] = window.flow?.handles ?? []
    if (handle === undefined) throw new Error('no handle')
    try {
      return { signature: await move(handle, { ...rest, amount: BigInt(amount) }) }
    } catch (error) {
      return { message: (error as Error).message }
    }
  }, wish)

async function askChain<T>(method: string, ...params: readonly unknown[]): Promise<T> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  return ((await (await fetch(inject('flows').solana, { method: 'POST', body })).json()) as { readonly result: T }).result
}
const lamports = async (account: string): Promise<number> => (await askChain<{ readonly value: number }>('getBalance', account)).value

describe('with a connected Solana wallet', () => {
  test('behavior: a message is signed by the account in use', async () => {
    const host = await openHost(solanaHost())
    await connectSolana(host)
    const asked = host.page.evaluate(async () => {
      const deeds = await window.flow?.solana()
      const [handle] = window.flow?.handles ?? []
      return handle === undefined ? [] : deeds?.signMessage(handle, 'I agree to berth at pier 7.')
    })
    await host.window('Puffin').getByText('I agree to berth at pier 7.').waitFor()
    await host.approve('Puffin')
    const spki = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), Buffer.from(keyOf(ana.address))])
    const key = { key: spki, format: 'der', type: 'spki' } as const
    expect(verify(null, Buffer.from('I agree to berth at pier 7.'), key, Buffer.from((await asked) ?? []))).toBe(true)
  })

  test('behavior: SOL is sent: shown in the wallet, and on the chain when it is told', async () => {
    const host = await openHost(solanaHost())
    await connectSolana(host)
    const before = await lamports(ben.address)
    const sending = transfer(host, { to: ben.address, amount: '12345000' })
    await host.approve('Puffin')
    const { signature } = await sending
    expect(signature).toMatch(/^[1-9A-HJ-NP-Za-km-z]{80,90}$/)
    expect(await lamports(ben.address)).toBe(before + 12_345_000)
  })

  test('behavior: a no sends nothing', async () => {
    const host = await openHost(solanaHost())
    await connectSolana(host)
    const before = await lamports(dov.address)
    const sending = transfer(host, { to: dov.address, amount: '1000000' })
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
    const sending = transfer(host, { to: cleo.address, amount, tokenAddress: token.mint })
    await host.approve('Puffin')
    expect(await sending).toHaveProperty('signature')
    const held = await askChain<{
      readonly value: readonly { account: { data: { parsed: { info: { tokenAmount: { uiAmountString: string } } } } } }[]
    }>('getTokenAccountsByOwner', cleo.address, { mint: token.mint }, { encoding: 'jsonParsed' })
    expect(held.value[0]?.account.data.parsed.info.tokenAmount.uiAmountString).toBe(shown)
  })

  test('behavior: the cloud tells what the account holds and did', async () => {
    const host = await openHost(solanaHost())
    await connectSolana(host)
    const sending = transfer(host, { to: ben.address, amount: '2000000' })
    await host.approve('Puffin')
    const { signature } = await sending
    const { cloud } = inject('flows')
    const { data } = (await (await fetch(`${cloud}/v1/account/${ben.address}/history?projectId=flows`)).json()) as {
      readonly data: readonly {
        readonly id: string
        readonly metadata: { readonly operationType: string }
        readonly transfers: readonly unknown[]
      }[]
    }
    expect(data.find(({ id }) => id === signature)).toMatchObject({
      metadata: { operationType: 'receive', sentFrom: ana.address, sentTo: ben.address, status: 'confirmed' },
      transfers: [{ direction: 'in', quantity: { numeric: '0.002' }, fungible_info: { symbol: 'SOL' } }],
    })
  })
})

/** The 32 bytes of an address. */
function keyOf(address: string): Uint8Array {
  let value = 0n
  for (const letter of address) value = value * 58n + BigInt('123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'.indexOf(letter))
  return Uint8Array.from(Buffer.from(value.toString(16).padStart(64, '0'), 'hex'))
}
