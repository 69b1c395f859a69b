import { fakeConnector, fakeLog, fakeWallet, settled } from '@billfold/test/fakes'
import { describe, expect, test } from 'vitest'
import { type WalletsPage, freshPage } from '../../../testing/wallets-page.js'
import { deferred } from '../../../testing/deferred.js'
import type { ViewName } from '../../core/open.js'
import type { SessionStep, SessionStepContext } from '../slot-items.js'
import { Log } from '../../core/log/log.js'
import { SessionSteps, type SessionStepSource } from './steps.js'

interface Situation {
  readonly page: WalletsPage
  readonly steps: SessionSteps
  readonly opened: ViewName[]
  readonly asked: SessionStepContext[]
  readonly log: ReturnType<typeof fakeLog>
  readonly wallet: ReturnType<typeof fakeWallet>
}

type Answer = SessionStep['isNeeded']

/** A page with a wallet that can be connected, and these steps in their order. */
function situation(answers: Partial<Record<'DataCapture' | 'SIWXSignMessage', Answer | 'unloadable'>>): Situation {
  const wallet = fakeWallet({ accounts: [{ address: 'a' }, { address: 'b' }], networkId: 'eip155:1' })
  const page = freshPage({ connectors: [fakeConnector({ wallet })] })
  const opened: ViewName[] = []
  const asked: SessionStepContext[] = []
  const log = fakeLog()
  const sources = Object.entries(answers).map(([view, answer]): SessionStepSource => ({
    view: view as ViewName,
    load: async () => {
      if (answer === 'unloadable') throw new Error('no code')
      return {
        isNeeded: (context) => {
          asked.push(context)
          return answer(context)
        },
      }
    },
  }))
  const steps = new SessionSteps({
    families: page.families,
    sources: () => sources,
    open: (view) => opened.push(view),
    log: new Log(log, 'debug'),
  })
  return { page, steps, opened, asked, log, wallet }
}

const connect = async ({ page }: Situation): Promise<void> => {
  await page.connections.connect(page.connectors.all[0] as never)
  await settled()
}

describe('after connecting', () => {
  test('behavior: if email capture is on, DataCapture opens; signing waits', async () => {
    const now = situation({ DataCapture: () => true, SIWXSignMessage: () => true })
    await connect(now)
    expect(now.opened).toStrictEqual(['DataCapture'])
    expect(now.asked).toStrictEqual([{ namespace: 'eip155', address: 'a', network: now.page.families.activeNetwork }])
  })

  test('behavior: otherwise, if no session is stored, SIWXSignMessage opens', async () => {
    const now = situation({ DataCapture: async () => false, SIWXSignMessage: async () => true })
    await connect(now)
    expect(now.opened).toStrictEqual(['SIWXSignMessage'])
  })

  test('behavior: when nothing is needed nothing opens', async () => {
    const now = situation({ DataCapture: () => false })
    await connect(now)
    expect(now.opened).toStrictEqual([])
  })

  test('behavior: the next step follows when the view of one says that it is done', async () => {
    let isCaptured = false
    const now = situation({ DataCapture: () => !isCaptured, SIWXSignMessage: () => true })
    await connect(now)
    isCaptured = true
    await now.steps.run()
    expect(now.opened).toStrictEqual(['DataCapture', 'SIWXSignMessage'])
  })

  test.each<[string, Answer | 'unloadable']>([
    [
      'throws',
      () => {
        throw new Error('no')
      },
    ],
    ['rejects', () => Promise.reject(new Error('no'))],
    ['cannot be loaded', 'unloadable'],
  ])('behavior: a step that %s is skipped with a log', async (_, answer) => {
    const now = situation({ DataCapture: answer, SIWXSignMessage: () => true })
    await connect(now)
    expect(now.opened).toStrictEqual(['SIWXSignMessage'])
    expect(now.log.lines).toMatchObject([{ level: 'warn', message: 'The step of DataCapture after connecting failed and is skipped.' }])
  })

  test('behavior: only after the status is connected', async () => {
    const now = situation({ SIWXSignMessage: () => true })
    now.wallet.behavior = 'wait'
    const outcome = now.page.connections.connect(now.page.connectors.all[0] as never)
    await settled()
    await now.steps.run()
    expect(now.asked).toStrictEqual([])
    now.wallet.answer('approve')
    await outcome
    await settled()
    expect(now.opened).toStrictEqual(['SIWXSignMessage'])
  })

  test('behavior: only when the network is supported', async () => {
    const now = situation({ SIWXSignMessage: () => true })
    now.wallet.changeNetwork('eip155:999')
    await connect(now)
    expect(now.asked).toStrictEqual([])
  })

  test('behavior: asked again when the address or the network changes', async () => {
    const now = situation({ SIWXSignMessage: () => false })
    await connect(now)
    now.wallet.changeAccounts({ address: 'b' })
    await now.page.ports.clock.settle(100)
    now.wallet.changeNetwork('eip155:10')
    await now.page.ports.clock.settle(100)
    expect(now.asked.map(({ address, network }) => [address, network.caipNetworkId])).toStrictEqual([
      ['a', 'eip155:1'],
      ['b', 'eip155:1'],
      ['b', 'eip155:10'],
    ])
  })

  test('behavior: only for the family that is in front', async () => {
    const now = situation({ SIWXSignMessage: () => false })
    await connect(now)
    now.page.families.activate('solana')
    await settled()
    expect(now.asked).toHaveLength(1)
  })

  test('behavior: nothing is asked when no family is left', async () => {
    const now = situation({ SIWXSignMessage: () => true })
    for (const { chainNamespace, id } of now.page.networks.requested) now.page.networks.remove(chainNamespace, id)
    await now.steps.run()
    expect(now.asked).toStrictEqual([])
  })

  test('behavior: an answer for an address that is gone opens nothing', async () => {
    const answer = deferred<boolean>()
    const now = situation({ SIWXSignMessage: () => answer.promise })
    await connect(now)
    await now.page.connections.disconnect()
    answer.resolve(true)
    await settled()
    expect(now.opened).toStrictEqual([])
  })

  test('behavior: nothing happens after dispose', async () => {
    const answer = deferred<boolean>()
    const now = situation({ SIWXSignMessage: () => answer.promise })
    await connect(now)
    now.steps.dispose()
    answer.resolve(true)
    now.page.families.activate('solana')
    await settled()
    expect(now.opened).toStrictEqual([])
  })
})
