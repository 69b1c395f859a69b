import { type PluginManifest, kernelKey } from '@billfold/kernel'
import { fakeChain, fakeConnector, fakeWallet } from '@billfold/test/fakes'
import { expect, test } from 'vitest'
import { connectorChecks } from './connector-checks.js'
import type { ConnectorSetup } from './connector-setup.js'
import { type Finding, survey } from './survey.js'

async function find(name: string, given: Partial<ConnectorSetup> = {}): Promise<Finding | undefined> {
  const checks = connectorChecks.filter((check) => check.name === name)
  const [finding] = await survey({ checks, setUp: () => setup(given) })
  return finding
}

function setup(given: Partial<ConnectorSetup>): ConnectorSetup {
  const wallet = fakeWallet({ accounts: [{ address: '0xa' }], networkId: 'eip155:1' })
  const connector = fakeConnector({ wallet })
  const manifest: PluginManifest = {
    id: 'connector.sound',
    contract: 1,
    namespaces: ['eip155'],
    loadOn: ['start'],
    load: () => Promise.resolve({ start: (scope) => scope.onStop(scope.get(kernelKey('connectors')).add(connector)) }),
  }
  return { manifest, others: [fakeChain('eip155')], wallet, otherAddress: '0xb', ...given }
}

const lock = 'events: a lock by the wallet ends the connection'
const twice = 'connect: a wallet that answers twice is connected once'

test('default: the connector of a plugin that loads at start is found', async () => {
  expect(await find(lock)).toEqual({ name: lock, outcome: 'holds' })
})

test.each([
  ['is done', lock, 'lock'],
  ['is set', twice, 'answersTwice'],
] as const)('behavior: what the wallet cannot be made to do is a line of the table, when it %s', async (_, name, control) => {
  const reason = 'nobody can'
  expect(await find(name, { cannot: { [control]: reason } })).toEqual({ name, outcome: 'absent', reason })
})

test('behavior: what is on its way arrives before a check looks', async () => {
  const told: string[] = []
  await find(lock, { settled: () => Promise.resolve(void told.push('settled')) })
  expect(told).toEqual(['settled'])
})

test('behavior: a wallet that is slow to let go, on a machine that is busy, is waited for', async () => {
  let listeners = 3
  const wallet = Object.defineProperty(fakeWallet({ accounts: [{ address: '0xa' }], networkId: 'eip155:1' }), 'listeners', {
    get: () => listeners,
  })
  const found = await find('teardown: unloading while connected lets go of the wallet', {
    wallet,
    settled: () => Promise.resolve(void (listeners = Math.max(0, listeners - 1))),
  })
  expect([found?.outcome, listeners]).toEqual(['holds', 0])
})
