import type { FamilyState } from '@billfold/kernel'
import type { FakeLogLine } from '../fakes/fake-log.js'
import { type Check, isSignature, lacks, must } from './check.js'
import { type FamilyPage, type FamilySetup, hostNode, onFamily } from './family-setup.js'

const decimal = /^\d+(?:\.\d+)?$/

/** Checks of a chain family from one end to the other: opened, connected, balance shown, signed, sent, reloaded, disconnected. */
export const familyChecks: readonly Check<FamilySetup>[] = [
  onFamily('open: a wallet of the family is listed, and nobody is asked', ({ wallet }) => {
    must(wallet.prompts === 0, `the person was asked ${wallet.prompts} times before anybody connected`)
  }),
  onFamily('connect: the account of the wallet is shown', async ({ connect, family, wallet }) => {
    await connect()
    must(family.address === wallet.accounts[0]?.address, `the kernel shows ${family.address}, the wallet ${wallet.accounts[0]?.address}`)
  }),
  onFamily('balance: is shown with the account', async (page) => {
    const { balance, symbol } = await shownBalance(page)
    must(decimal.test(balance) && symbol !== '', `${JSON.stringify({ balance, symbol })} is no amount`)
  }),
  onFamily("balance: the host's own node is asked, before those of the network", async (page) => {
    await shownBalance(page)
    const { requests } = page.bench.ports.fetch
    const nodes = page.bench.networks.flatMap(({ rpcUrls }) => rpcUrls.default.http.map((url) => new URL(url).host))
    const [first] = requests.filter(({ host }) => host === hostNode || nodes.includes(host))
    must(first?.host === hostNode, `it asked ${first?.host ?? 'nobody'} first: ask options.rpcUrls[caipNetworkId] before network.rpcUrls`)
  }),
  onFamily('balance: is known to the page that comes next, before a node answers', async (page) => {
    const { balance } = await shownBalance(page)
    const look = async (family: FamilyState, until: FamilyPage['until']): Promise<void> => {
      const known = await until(() => family.details.balance)
      must(known === balance, `the next page shows ${known}: name { stored: 'cache.native-balance' } in 'reaches'`)
    }
    await page.reload(look, { isOffline: true })
  }),
  onFamily('reload: the account and its balance are back, and nobody is asked', async (page) => {
    const { connect, wallet, family, adapter } = page
    await connect()
    const { address } = family
    const { prompts } = wallet
    await page.reload(async (next, until) => {
      must((await until(() => next.address)) === address, `the next page shows ${next.address}`)
      must(wallet.prompts === prompts, 'the person was asked again')
      if (adapter.balance === undefined) return
      must((await until(() => next.details.balance)) !== undefined, 'the next page shows no balance')
    })
  }),
  onFamily('sign: a message is signed by the account that is shown', async ({ connect, adapter, family }) => {
    if (adapter.signMessage === undefined) lacks('its adapter has no signMessage')
    await connect()
    must(family.session !== undefined, 'there is no session')
    const signature = await adapter.signMessage(family.session, 'hello')
    must(isSignature(signature), 'there is no signature')
  }),
  onFamily('send: gives back what names the transaction', async (page) => {
    await page.connect()
    for (const send of sendsOf(page)) {
      const id = await send()
      must(typeof id === 'string' && id !== '', 'nothing names the transaction')
    }
  }),
  onFamily('other account: nothing is signed with an account that the wallet has left', async (page) => {
    const { connect, adapter, family, wallet, otherAddress, bench } = page
    if (adapter.signMessage === undefined) lacks('its adapter has no signMessage')
    await connect()
    const { session } = family
    must(session !== undefined, 'there is no session')
    wallet.changeAccounts({ address: otherAddress })
    await bench.ports.clock.settle(100)
    const before = wallet.prompts
    const signature = await adapter.signMessage(session, 'hello').catch(() => undefined)
    must(
      signature === undefined && wallet.prompts === before,
      'the wallet was asked to sign with another account than the one of the session',
    )
  }),
  onFamily('disconnect: the account and its balance are gone, and the wallet is told', async (page) => {
    const { connect, bench, family, wallet } = page
    await connect()
    if (page.adapter.balance !== undefined) await page.until(() => family.details.balance)
    await bench.kernel.connections.disconnect()
    await bench.ports.clock.settle(100)
    must(family.address === undefined && family.details.balance === undefined, `the kernel shows ${family.address}`)
    must(!wallet.isConnected && wallet.listeners === 0, `the wallet was not told, and ${wallet.listeners} listeners are left`)
  }),
  onFamily('reach: every method that the wallet was asked for is declared', async (page) => {
    const { asked, bench } = page
    if (asked === undefined) lacks('no `asked` in the setup')
    await live(page)
    const declared = bench.manifest.reaches?.flatMap((reach) => ('rpc' in reach ? [reach.rpc] : [])) ?? []
    const stray = asked().find((method) => !declared.includes(method))
    must(stray === undefined, `it asked for ${stray}: name it in 'reaches'`)
  }),
  onFamily('reach: nothing is used that the manifest does not declare', async (page) => {
    await live(page)
    const refused = page.bench.ports.log.lines.map(textOf).find((text) => text.includes('does not declare'))
    must(refused === undefined, `the kernel refused something: ${refused}`)
  }),
]

/** Does everything that a visitor and a host do with a family once. */
async function live(page: FamilyPage): Promise<void> {
  const { connect, adapter, family, bench, until } = page
  await connect()
  const { session } = family
  if (session === undefined) return
  if (adapter.balance !== undefined) await until(() => family.details.balance)
  const attempts: readonly (() => Promise<unknown> | undefined)[] = [
    () => adapter.signMessage?.(session, 'hello'),
    ...waysToSend(page),
    ...bench.networks.map((network) => () => adapter.switchNetwork?.(session, network)),
    ...bench.networks.map((network) => () => adapter.addNetwork?.(session, network)),
  ]
  // A wallet may refuse any of them: only the methods that it was asked for count here.
  for (const attempt of attempts) await attempt()?.catch(() => undefined)
  await bench.kernel.connections.disconnect()
}

async function shownBalance({
  connect,
  adapter,
  family,
  until,
}: FamilyPage): Promise<{ readonly balance: string; readonly symbol: string }> {
  if (adapter.balance === undefined) lacks('its adapter has no balance')
  await connect()
  const balance = await until(() => family.details.balance)
  must(balance !== undefined, 'no balance is shown: nobody asks the adapter for it')
  return { balance, symbol: family.details.balanceSymbol ?? '' }
}

function waysToSend({ adapter, family, transaction, transfer }: FamilyPage): readonly (() => Promise<string>)[] {
  const { session } = family
  if (session === undefined) return []
  const { sendTransaction, transfer: transferTo } = adapter
  return [
    ...(sendTransaction && transaction ? [() => sendTransaction.call(adapter, session, transaction)] : []),
    ...(transferTo && transfer ? [() => transferTo.call(adapter, session, transfer)] : []),
  ]
}

function sendsOf(page: FamilyPage): readonly (() => Promise<string>)[] {
  const ways = waysToSend(page)
  const canSend = page.adapter.sendTransaction !== undefined || page.adapter.transfer !== undefined
  if (ways.length === 0)
    lacks(canSend ? 'no `transaction` or `transfer` in the setup' : 'its adapter has no sendTransaction and no transfer')
  return ways
}

/** A line of the log: its details are plain data. */
function textOf({ message, details }: FakeLogLine): string {
  return `${message} ${JSON.stringify(details) ?? ''}`
}
