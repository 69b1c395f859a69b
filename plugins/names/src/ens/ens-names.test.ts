import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type FetchPort, type Kernel, createKernel } from '@billfold/kernel'
import { eip155 } from '@billfold/eip155'
import { type EvmChain, startEvmChain } from '@billfold/local-chains/evm'
import { alice, brook, carol, evmContracts, evmDeployer, evmGatewayName } from '@billfold/local-chains/evm/seed'
import { type FakePorts, fakeNetwork, fakePorts } from '@billfold/test/fakes'
import { createPublicClient, encodeAbiParameters, encodeFunctionData, http, parseAbi } from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { ensKey } from '../contract.js'
import { names } from '../manifest.js'
import { normalizedName } from './normalized-name.js'

const { universalResolver, gatewayResolver } = evmContracts
let chain: EvmChain
const kernels: Kernel[] = []

beforeAll(async () => {
  chain = await startEvmChain()
}, 60_000)
afterAll(() => chain.stop())
afterEach(async () => {
  await Promise.all(kernels.splice(0).map((kernel) => kernel.destroy()))
})

interface PageOptions {
  readonly gateways?: readonly string[]
  readonly ports?: FakePorts
}

/** A page whose nodes are those of the chain, and whom it asked. */
async function page({ gateways = [], ports = fakePorts() }: PageOptions = {}) {
  const asked: string[] = []
  const network = fakeNetwork('eip155', { id: chain.chainId, rpcUrls: { default: { http: [chain.url] } } })
  const fetched: FetchPort = async (url, request) => {
    asked.push(url)
    const { status, headers, body } = await fetch(url, request)
    return { status, headers, body, url }
  }
  const after = (milliseconds: number, run: () => void): (() => void) => {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  }
  // Nodes are asked in real time; how late it is the test says.
  const clock = { now: () => ports.clock.now(), monotonic: () => performance.now(), after, idle: (run: () => void) => after(0, run) }
  const plugins = [eip155(), names({ ens: { network: 'eip155:31337', universalResolver } })]
  const options = { projectId: 'test', networks: [network], endpoints: { nameGateways: gateways }, logLevel: 'warn' as const }
  const kernel = createKernel({ ...ports, clock, fetch: fetched }, plugins, options)
  kernels.push(kernel)
  void kernel.start()
  const resolver = await kernel.load(ensKey)
  return { resolver, asked, ports, logged: ports.log }
}

/** A host that says of every name that it is Alice's, and how often it was asked. */
async function gateway(): Promise<{ readonly url: string; readonly asked: readonly string[] }> {
  const asked: string[] = []
  const data = encodeAbiParameters([{ type: 'address' }], [alice.address])
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url?.slice(0, 20)}`)
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ data }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const abi = parseAbi(['function setUrl(string url)'])
  const setUrl = encodeFunctionData({ abi, args: [`${url}/{sender}/{data}.json`] })
  await chain.call('anvil_impersonateAccount', [evmDeployer])
  await chain.call('eth_sendTransaction', [{ from: evmDeployer, to: gatewayResolver, data: setUrl }])
  await chain.call('anvil_mine', ['0x1'])
  return { url, asked }
}

describe('names of Ethereum', () => {
  test.each([
    ['alice.eth', alice.address],
    ['ALICE.eth', alice.address],
    ['müller.eth', brook.address],
    ['nobody.eth', undefined],
    ['hаrbour.eth', undefined],
    ['har\u200dbour.eth', undefined],
    ['🚢.eth', undefined],
    ['ميناء.eth', undefined],
    ['\u202Eecila.eth', undefined],
    [`${'a'.repeat(251)}.eth`, undefined],
    [`${'a'.repeat(256)}.eth`, undefined],
    ['', undefined],
  ])('default: %s is %s', async (name, address) => {
    const { resolver } = await page()
    expect(await resolver.resolve(name)).toBe(address)
  })

  test('default: the name of an address, and its picture', async () => {
    const { resolver } = await page()
    expect(await resolver.reverse?.(alice.address)).toBe('alice.eth')
    expect(await resolver.picture?.('alice.eth')).toBe('https://pictures.example/alice.png')
    expect(await resolver.reverse?.(brook.address.toLowerCase())).toBe('müller.eth')
  })

  test('behavior: an address that says it has a name of somebody else has none', async () => {
    const { resolver } = await page()
    expect([await resolver.reverse?.(carol.address), await resolver.resolve('harbour.eth')]).toEqual([undefined, carol.address])
  })

  test('behavior: one request for an address in five minutes, however many want to know', async () => {
    const { resolver, asked, ports } = await page()
    const answers = await Promise.all([1, 2, 3].map(async () => resolver.reverse?.(alice.address)))
    await resolver.reverse?.(alice.address.toLowerCase())
    expect([answers, asked.length]).toEqual([['alice.eth', 'alice.eth', 'alice.eth'], 1])
    ports.clock.advance(5 * 60_000)
    await resolver.reverse?.(alice.address)
    expect(asked.length).toBe(2)
  })

  test('behavior: a host elsewhere that the page names is asked', async () => {
    const { url, asked } = await gateway()
    const { resolver } = await page({ gateways: ['https://other.example', url] })
    expect(await resolver.resolve(`pier.${evmGatewayName}`)).toBe(alice.address)
    expect(asked).toEqual([`GET /${universalResolver.toLowerCase().slice(0, 19)}`])
  })

  test('behavior: a host elsewhere that it does not name is not, and developers are told', async () => {
    const { asked } = await gateway()
    const { resolver, ports } = await page({ gateways: ['https://other.example'] })
    await expect(resolver.resolve(`pier.${evmGatewayName}`)).rejects.toThrow(/./)
    expect(asked).toEqual([])
    expect(ports.log.messages('warn')).toEqual([expect.stringMatching(/kept by 127\.0\.0\.1:\d+, which this page does not name/)])
  })

  test('behavior: a page without the network says what to do', async () => {
    const kernel = createKernel(fakePorts(), [eip155(), names()], { projectId: 'test', networks: [fakeNetwork('eip155', { id: 7 })] })
    kernels.push(kernel)
    void kernel.start()
    const resolver = await kernel.load(ensKey)
    await expect(resolver.resolve('alice.eth')).rejects.toThrow(/eip155:1/)
  })

  test('the contracts of the chain answer the actions of viem as they are', async () => {
    const client = createPublicClient({ transport: http(chain.url) })
    const universalResolverAddress = universalResolver
    expect(await client.getEnsAddress({ name: 'alice.eth', universalResolverAddress })).toBe(alice.address)
    expect(await client.getEnsAddress({ name: 'nobody.eth', universalResolverAddress })).toBeNull()
    expect(await client.getEnsName({ address: alice.address, universalResolverAddress })).toBe('alice.eth')
    expect(await client.getEnsName({ address: carol.address, universalResolverAddress })).toBeNull()

    expect(await client.getEnsText({ name: 'alice.eth', key: 'avatar', universalResolverAddress })).toMatch(/alice\.png$/)
    const { url } = await gateway()
    expect([await client.getEnsAddress({ name: `any.${evmGatewayName}`, universalResolverAddress }), url]).toEqual([alice.address, url])
  })
})

test('names are normalised by ENSIP-15', () => {
  expect([normalizedName('Nick.ETH'), normalizedName('a‍b.eth'), normalizedName('..eth')]).toEqual(['nick.eth', undefined, undefined])
})
