import { type Key, type PluginManifest, type RequestPreview, service } from '@billfold/kernel'
import { alice, brook } from '@billfold/local-chains/evm/seed'
import type { EvmWallet } from '@billfold/test-wallets/evm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type LiveChains, type LivePage, livePage, liveWallet, startLiveChains } from '../../testing/live-page.js'
import { eip155ProviderKey } from '../contract.js'

let chains: LiveChains
let page: LivePage
let wallet: EvmWallet

beforeAll(async () => void (chains = await startLiveChains()))
afterAll(() => chains.stop())
afterEach(() => page.kernel.destroy())

/** A plugin that shows transactions. */
function shows(confirm: RequestPreview['confirm']): PluginManifest {
  const preview = 'test.preview' as Key<RequestPreview>
  return {
    ...{ id: 'feature.test-preview', contract: 1, provides: [preview] },
    slots: [{ slot: 'rpc.methods', order: 10, item: { namespace: 'eip155', ask: ['eth_sendTransaction'], preview } }],
    load: () => Promise.resolve({ services: [service(preview, {}, () => ({ confirm }))] }),
  }
}

/** Sends through the provider of a page that shows it first: the code that it fails with, and whether the wallet was asked. */
async function sent(confirm: RequestPreview['confirm']): Promise<readonly [code: unknown, isAsked: boolean]> {
  wallet = liveWallet(chains)
  page = await livePage(chains, { wallet, others: [shows(confirm)] })
  await page.connect()
  const request = { method: 'eth_sendTransaction', params: [{ from: alice.address, to: brook.address, value: '0x1' }] }
  const code = await page.kernel
    .get(eip155ProviderKey)
    .request(request)
    .then(
      () => undefined,
      (error: { readonly code?: unknown }) => error.code,
    )
  return [code, wallet.requests.some(({ method }) => method === request.method)]
}

describe('a request that is shown first', () => {
  test('default: a yes leads to the wallet', async () => expect(await sent(async () => true)).toEqual([undefined, true]))

  test('behavior: a no is 4001, and the wallet is not asked', async () => expect(await sent(async () => false)).toEqual([4001, false]))

  test('behavior: what cannot be shown is not asked for', async () =>
    expect((await sent(() => Promise.reject(new Error('no view'))))[1]).toBe(false))

  test('behavior: on another network than was shown the wallet is not asked', async () =>
    expect(
      await sent(async () => {
        wallet.changeChain(31_338, chains.two.url)
        await expect.poll(() => page.session().network?.id).toBe(31_338)
        return true
      }),
    ).toEqual([4100, false]))
})
