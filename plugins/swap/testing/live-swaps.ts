import { type Cloud, startCloud } from '@billfold/cloud'
import { eip155 } from '@billfold/eip155'
import { eip155AdapterKey } from '@billfold/eip155/contract'
import { type Kernel, type KernelPorts, createKernel } from '@billfold/kernel'
import { type EvmChain, startEvmChain } from '@billfold/local-chains/evm'
import { evmCloudChain, evmNetworks } from '@billfold/local-chains/evm/networks'
import { alice, brook, evmTollToken, evmTokens } from '@billfold/local-chains/evm/seed'
import { type LocalAggregator, startAggregator } from '@billfold/local-sellers'
import { type FakePorts, fakePorts } from '@billfold/test/fakes'
import { type EvmWallet, type EvmWalletOptions, createEvmWallet } from '@billfold/test-wallets/evm'
import { type PublicClient, createPublicClient, erc20Abi, http } from 'viem'
import { expect } from 'vitest'
import { swap } from '../src/manifest.js'
import { type SwapStore, swapStoreKey } from '../src/swap-store.js'

/** A chain with pools, and both services that swap on it. */
export interface LiveSwaps {
  readonly chain: EvmChain
  readonly client: PublicClient
  readonly aggregator: LocalAggregator
  readonly cloud: Cloud
  stop(): Promise<void>
}

const toll = { ...evmTollToken, name: 'Tollgate' } as const

/** Starts them. The cloud also lists the token that keeps a tenth of each transfer. */
export async function startLiveSwaps(): Promise<LiveSwaps> {
  const chain = await startEvmChain()
  const nodes = { 'eip155:31337': chain.url }
  const listed = evmCloudChain(chain.chainId, chain.url)
  const [aggregator, cloud] = await Promise.all([
    startAggregator({ nodes }),
    startCloud({ port: 0, projects: [{ id: 'test' }], networks: [{ ...listed, tokens: [...listed.tokens, { ...toll, price: 1 }] }] }),
  ])
  const stop = async (): Promise<void> => {
    await Promise.all([aggregator.stop(), cloud.stop()])
    await chain.stop()
  }
  return { chain, client: createPublicClient({ transport: http(chain.url) }), aggregator, cloud, stop }
}

/** A page with a connected wallet, in real time. */
export interface LivePage {
  readonly kernel: Kernel
  readonly store: SwapStore
  readonly wallet: EvmWallet
  end(): Promise<void>
}

export interface LivePageOptions {
  /** True where the aggregator swaps, and not the cloud. */
  readonly isAggregated?: boolean
  readonly wallet?: Partial<EvmWalletOptions>
  /** Of an earlier page: what was stored is there again. */
  readonly ports?: FakePorts
}

/** Opens a page. Whoever is in front of the wallet says yes, unless told otherwise. */
export async function livePage(
  live: LiveSwaps,
  { isAggregated = false, wallet: options, ports = fakePorts() }: LivePageOptions = {},
): Promise<LivePage> {
  const { chain, aggregator, cloud } = live
  const wallet = createEvmWallet({
    ...{ name: 'Harbour Wallet', rdns: 'example.harbour', privateKeys: [alice.privateKey, brook.privateKey] },
    ...{ chains: { [chain.chainId]: chain.url }, behavior: 'approve', isAnnounced: false, storage: undefined },
    ...options,
  })
  const wallets = [{ id: 'harbour', name: wallet.name, load: () => wallet.provider }]
  const swaps = swap({ networks: ['eip155:31337'], ...(isAggregated && { aggregator: { networks: ['eip155:31337'] } }) })
  const kernel = createKernel(inRealTime(ports), [eip155({ wallets }), swaps], {
    ...{ projectId: 'test', networks: evmNetworks({ 'eip155:31337': chain.url }), features: { swaps: ['1inch'] } },
    endpoints: { blockchain: cloud.url, swapAggregator: aggregator.url },
  })
  await kernel.start()
  await kernel.load(eip155AdapterKey)
  const connector = kernel.connectors.find({ id: 'harbour', namespace: 'eip155' })
  if (connector === undefined) throw new Error('the wallet is not there')
  const outcome = await kernel.connections.connect(connector)
  if (outcome.status !== 'connected') throw new Error(`connecting ended with ${JSON.stringify(outcome)}`)
  const store = await kernel.load(swapStoreKey)
  await store.prepare((key) => kernel.load(key))
  return { kernel, store, wallet, end: () => Promise.resolve(kernel.destroy()) }
}

export type LiveOrder = readonly [fromToken: string, toToken: string, amount: string]

/** Fills in a swap, and waits until it is known what comes out. */
export async function quoteLive({ store }: LivePage, ...[fromToken, toToken, amount]: LiveOrder): Promise<void> {
  await expect.poll(() => store.tokens.all.some(({ held = 0n }) => held > 0n)).toBe(true)
  store.fillIn({ fromToken, toToken, amount })
  await expect.poll(() => store.quoter.state.phase).toMatch(/known|none|failed/)
}

/** Goes to the review, and waits until the network has tried it. */
export async function reviewLive(page: LivePage, ...order: LiveOrder): Promise<void> {
  await quoteLive(page, ...order)
  expect(page.store.quoter.state).toMatchObject({ phase: 'known' })
  const review = page.store.startReview()
  await expect.poll(() => review?.step.phase).not.toBe('building')
}

/** What somebody has of a token. */
export function heldBy(client: PublicClient, token: `0x${string}`, owner: `0x${string}` = alice.address): Promise<bigint> {
  return client.readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [owner] })
}

/** The tokens by their symbols. */
export const tokensBySymbol = { USDC: evmTokens.usdc, USDT: evmTokens.usdt, HBR: evmTokens.harbour } as const

function inRealTime(ports: FakePorts): KernelPorts {
  const after = (milliseconds: number, run: () => void): (() => void) => {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  }
  return {
    ...ports,
    clock: { now: () => Date.now(), monotonic: () => performance.now(), after, idle: (run) => after(0, run) },
    fetch: async (url, request) => {
      const { status, headers, body } = await fetch(url, request)
      return { status, headers, body, url }
    },
  }
}
