import type { PluginRuntime } from '@billfold/kernel'
import { type ConnectorSetup, connectorChecks, survey } from '@billfold/test/suites'
import { expect, test } from 'vitest'

import { pairedWallet } from '../testing/kit-setup.js'
import { sessionsKey } from './services.js'
import type { PairedSessions } from './session/paired-sessions.js'

/** The plugin with sessions that do not do one thing. */
async function without(member: 'end' | 'restore' | 'follow'): Promise<ConnectorSetup> {
  const { manifest, ...setup } = await pairedWallet('eip155')
  const load = async (): Promise<PluginRuntime> => {
    const runtime = await manifest.load()
    const services = runtime.services?.map((each) => {
      if (each.key !== sessionsKey) return each
      const create = (given: object): PairedSessions =>
        Object.assign(each.create(given) as PairedSessions, { [member]: async () => undefined })
      return { ...each, create }
    })
    return { ...runtime, ...(services !== undefined && { services }) }
  }
  return { ...setup, manifest: { ...manifest, load } }
}

test.each([
  ['end', 'disconnect: tells the wallet and stops listening', 'the wallet was not told'],
  ['restore', 'restore: takes up an earlier connection without a prompt', 'after a reload the kernel shows undefined'],
  ['follow', 'events: follows the account', 'the kernel shows 0xf39Fd6'],
  ['follow', 'events: a disconnect by the wallet ends the connection', 'the family is connected'],
] as const)('behavior: sessions that do not %s fail where they must: %s', async (member, name, says) => {
  const checks = connectorChecks.filter((check) => check.name === name)
  const [finding] = await survey({ checks, setUp: () => without(member) })
  expect(finding).toMatchObject({ outcome: 'fails', reason: expect.stringContaining(says) })
})
