import type { FetchPort, Kernel } from '@billfold/kernel'
import { createKernel } from '@billfold/kernel'
import { startPolkadotLedger } from '@billfold/local-chains/polkadot'
import { polkadotChainId, vera, veraName, wim, yann } from '@billfold/local-chains/polkadot/seed'
import { startSolanaChain } from '@billfold/local-chains/solana'
import { ana, ben, cleo, solanaChainId } from '@billfold/local-chains/solana/seed'
import { startStacksLedger } from '@billfold/local-chains/stacks'
import { rosa, stacksChainId, stig, tove } from '@billfold/local-chains/stacks/seed'
import { startSuiLedger } from '@billfold/local-chains/sui'
import { mara, nils, odo, suiChainId } from '@billfold/local-chains/sui/seed'
import { fakeChain, fakeNetwork, fakePorts } from '@billfold/test/fakes'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type NamedFamily, chainNamesKeys } from '../contract.js'
import { names } from '../manifest.js'

interface Node {
  readonly url: string
  stop(): Promise<void>
}

const nodes = {} as Record<NamedFamily, Node>
const networks = { polkadot: polkadotChainId, solana: solanaChainId, stacks: stacksChainId, sui: suiChainId } as const
const kernels: Kernel[] = []

beforeAll(async () => {
  const [polkadot, solana, stacks, sui] = await Promise.all([
    startPolkadotLedger(),
    startSolanaChain(),
    startStacksLedger(),
    startSuiLedger(),
  ])
  Object.assign(nodes, { polkadot, solana, stacks, sui })
}, 60_000)
afterAll(() => Promise.all(Object.values(nodes).map((node) => node.stop())))
afterEach(async () => {
  await Promise.all(kernels.splice(0).map((kernel) => kernel.destroy()))
})

/** A page on the local chain of a family, and how often it asked. */
async function page(family: NamedFamily, url = nodes[family].url) {
  const asked: string[] = []
  const ports = fakePorts()
  const fetched: FetchPort = async (address, request) => {
    asked.push(address)
    const { status, headers, body } = await fetch(address, request)
    return { status, headers, body, url: address }
  }
  const [, id = ''] = networks[family].split(':')
  const network = fakeNetwork(family, { id, rpcUrls: { default: { http: [url] } } })
  const kernel = createKernel({ ...ports, fetch: fetched }, [fakeChain(family), names()], { projectId: 'test', networks: [network] })
  kernels.push(kernel)
  void kernel.start()
  return { resolver: await kernel.load(chainNamesKeys[family]), asked, ports }
}

describe.each([
  ['polkadot', vera.address, veraName, wim.address, yann.address],
  ['solana', ana.address, 'ana-of-the-pier.sol', ben.address, cleo.address],
  ['stacks', rosa.address, 'rosa.btc', stig.address, tove.address],
  ['sui', mara.address, 'mara.sui', nils.address, odo.address],
] as const)('names of %s', (family, address, name, liar, nobody) => {
  test('default: the name of an address, where it leads back there', async () => {
    const { resolver } = await page(family)
    expect([await resolver.reverse?.(address), await resolver.resolve(name)]).toEqual([name, address])
  })

  test('behavior: a name of somebody else, and none at all, are not shown', async () => {
    const { resolver } = await page(family)
    expect([await resolver.reverse?.(liar), await resolver.reverse?.(nobody)]).toEqual([undefined, undefined])
    expect([await resolver.resolve('nobody.xyz.'), await resolver.resolve('')]).toEqual([undefined, undefined])
  })

  test('behavior: an address is asked about once in five minutes', async () => {
    const { resolver, asked, ports } = await page(family)
    await resolver.reverse?.(address)
    const { length } = asked
    await Promise.all([1, 2, 3].map(async () => resolver.reverse?.(address)))
    expect(asked.length).toBe(length)
    ports.clock.advance(5 * 60_000)
    await resolver.reverse?.(address)
    expect(asked.length).toBeGreaterThan(length)
  })
})
