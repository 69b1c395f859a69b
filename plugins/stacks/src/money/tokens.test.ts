import { Http } from '@billfold/kernel'
import { Nodes } from '@billfold/kernel/family'
import { rosa, stacksToken, stig } from '@billfold/local-chains/stacks/seed'
import { type StacksLedger, stacksNetwork, startStacksLedger } from '@billfold/local-chains/stacks'
import { fakePorts } from '@billfold/test/fakes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readAnswer } from './clarity.js'
import { nodeProtocol } from './stacks-nodes.js'
import { readTokens } from './tokens.js'

let chain: StacksLedger
beforeAll(async () => void (chain = await startStacksLedger()))
afterAll(() => chain.stop())

function tokensOf(address: string): ReturnType<typeof readTokens> {
  const network = stacksNetwork(chain.url)
  const ports = { ...fakePorts(), fetch: (url: string, init?: RequestInit) => fetch(url, init) }
  const http = new Http({ ports, endpoints: {}, nodes: () => [chain.url], projectId: 'p1', sdkType: 'billfold', sdkVersion: 'html-1.0.0' })
  const nodes = new Nodes(nodeProtocol, { http, clock: ports.clock, uuid: ports.uuid, options: { rpcUrls: {} } })
  return readTokens(nodes, { address, network, signal: new AbortController().signal })
}

test('default: STX first, then tokens of SIP-010 as their contracts describe them', async () => {
  const { owner, contract } = stacksToken
  expect(await tokensOf(rosa.address)).toMatchObject([
    { symbol: 'STX', quantity: { numeric: '1000' } },
    { name: 'Pearl', symbol: 'PEARL', address: `stacks:2147483777:${owner}.${contract}`, quantity: { decimals: '6', numeric: '42.5' } },
  ])
  expect(await tokensOf(stig.address)).toHaveLength(1)
})

test.each([
  ['0x070d00000005506561726c', 'Pearl'],
  ['0x070e00000003e282bf', '₿'],
  [`0x0701${'8'.padStart(32, '0')}`, 8n],
  ['0x08' + '01'.repeat(17), undefined],
  ['0x070100', undefined],
  ['0x09', undefined],
  ['junk', undefined],
  ['', undefined],
])('behavior: %s is read as %s', (result, value) => expect(readAnswer({ result })).toBe(value))
