import { fakeClock } from '@billfold/test/fakes'
import { observable, runInAction } from 'mobx'
import { expect, test } from 'vitest'
import { PendingApprovals } from '../approval/pending-approvals.js'
import { WalletLoader } from './wallet-loader.js'

interface Family {
  readonly namespace: string
  readonly session: { readonly connector: { readonly id: string } }
  readonly address: string
  readonly names: unknown[]
}

/** A loader on a page where somebody has logged in by Google. */
function world(): {
  readonly loader: WalletLoader
  readonly family: Family
  readonly heard: ReadonlySet<string>
  change(address: string): void
} {
  const heard = new Set<string>()
  const state = observable({ address: '0x1' })
  const names: unknown[] = []
  const family = {
    ...{ namespace: 'eip155', session: { connector: { id: 'ID_AUTH' } }, names },
    get address() {
      return state.address
    },
    describe: (_: string, { connectedWalletInfo }: { readonly connectedWalletInfo?: unknown }) => void names.push(connectedWalletInfo),
  }
  const loader = new WalletLoader({
    clock: fakeClock(),
    queue: new PendingApprovals(),
    families: { all: [family], find: () => family, needAdapter: async () => ({}) },
    networks: { namespaces: ['eip155'], of: () => [], preferredNetwork: () => undefined },
    storedProvider: { read: () => 'google' },
    used: { read: () => true, write: () => undefined, remove: () => undefined },
    client: {
      request: async (request: string) =>
        request === 'GET_USER'
          ? { address: '0x2', chainId: 1, email: 'jo@mail.example', accounts: [{ address: '0x2', type: 'eoa' }] }
          : { smartAccountEnabledNetworks: [] },
    },
    events: {
      on: (event: string) => {
        heard.add(event)
        return () => heard.delete(event)
      },
    },
  } as never)
  return { loader, family, heard, change: (address) => runInAction(() => (state.address = address)) }
}

test('default: everybody who asks has the same wallet, made when the first one asks', async () => {
  const { loader, heard } = world()
  loader.warm()
  expect(heard.size).toBe(0)
  const first = await loader.use((opened) => opened)
  expect(await loader.use((opened) => opened)).toBe(first)
  expect([...heard]).toEqual(['modal:closed', 'router:moved'])
})

test('behavior: names who is logged in as their account changes, until it is disposed of', async () => {
  const { loader, family, heard, change } = world()
  await loader.use(({ wallet }) => (wallet as unknown as { read(namespace: string): Promise<unknown> }).read('eip155'))
  change('0x2')
  expect(family.names).toEqual([{ name: 'jo@mail.example' }])
  loader.dispose()
  change('0x3')
  expect([family.names.length, heard.size]).toEqual([1, 0])
})
