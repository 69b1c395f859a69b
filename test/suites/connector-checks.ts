import { type Check, lacks, must } from './check.js'
import { connectorLifeChecks } from './connector-life-checks.js'
import { type ConnectorSetup, onWallet } from './connector-setup.js'
import { hostileValueChecks } from './hostile-input-checks.js'
import { lifeChecks } from './life-checks.js'
import { activates, onBench, pluginChecks } from './plugin-checks.js'

/** Checks of every connector plugin. */
export const connectorChecks: readonly Check<ConnectorSetup>[] = [
  ...pluginChecks,
  ...lifeChecks,
  onWallet('connector: says what it is', ({ connector: { id, name, type, namespace } }) => {
    for (const fact of [id, name, type, namespace]) must(typeof fact === 'string' && fact !== '', 'id, name, type and chain must be words')
  }),
  onWallet('connector: is gone when the plugin is unloaded', async ({ bench, connector, connectors }) => {
    await bench.deactivate()
    must(!connectors.all.includes(connector), 'its connector is still on the list')
  }),
  onWallet('connect: shows the account and the network of the wallet', async ({ connect, family, wallet }) => {
    const outcome = await connect()
    must(outcome.status === 'connected', `connecting ended ${outcome.status}`)
    must(family.address === wallet.accounts[0]?.address, `the kernel shows ${family.address}, the wallet ${wallet.accounts[0]?.address}`)
    must(
      family.network?.caipNetworkId === wallet.networkId,
      `the kernel is on ${family.network?.caipNetworkId}, the wallet on ${wallet.networkId}`,
    )
  }),
  onWallet('connect: a no of the person is a refusal, and nothing else', async ({ connect, family, wallet, bench }) => {
    wallet.behavior = 'refuse'
    const outcome = await connect()
    must(outcome.status === 'refused', `a no ended as ${outcome.status}: reject with the error 'wallet/refused'`)
    must(family.status === 'disconnected', `the family is ${family.status} after a no`)
    must(bench.ports.log.messages('error').length === 0, 'a no was logged as an error')
  }),
  onWallet('connect: works after a no', async ({ connect, wallet }) => {
    wallet.behavior = 'refuse'
    await connect()
    wallet.behavior = 'approve'
    must((await connect()).status === 'connected', 'a second try does not connect')
  }),
  onWallet('connect: a failing wallet fails, and can be tried again', async ({ connect, wallet }) => {
    wallet.behavior = 'fail'
    const { status } = await connect()
    must(status === 'failed', `a failure ended as ${status}`)
    wallet.behavior = 'approve'
    must((await connect()).status === 'connected', 'a second try does not connect')
  }),
  onWallet('connect: a yes that comes after it was called off is given back', async ({ connect, bench, family, wallet, settle }) => {
    wallet.behavior = 'wait'
    const attempt = connect()
    await settle()
    bench.kernel.connections.cancel()
    must((await attempt).status === 'cancelled', 'the attempt goes on')
    wallet.answer('approve')
    await settle(() => !wallet.isConnected && wallet.listeners === 0)
    must(family.status === 'disconnected', 'a late yes connected')
    must(!wallet.isConnected && wallet.listeners === 0, 'the wallet still believes to be connected: end it in disconnect()')
  }),
  onWallet('connect: a wallet that answers twice is connected once', async ({ connect, family, told, wallet, settle }) => {
    wallet.answersTwice = true
    await connect()
    await settle()
    wallet.changeAccounts(...wallet.accounts)
    await settle()
    must(family.status === 'connected', `the family is ${family.status} after the second answer`)
    must(told('connection:connected').length === 1, `it was told ${told('connection:connected').length} times that it connected`)
  }),
  onWallet('events: follows the account', async ({ connect, family, wallet, otherAddress, settle }) => {
    await connect()
    wallet.changeAccounts({ address: otherAddress })
    await settle(() => family.address === otherAddress)
    must(family.address === otherAddress, `the kernel shows ${family.address}, the wallet ${otherAddress}`)
  }),
  onWallet('events: follows the network', async ({ connect, family, wallet, otherNetworkId, settle }) => {
    await connect()
    wallet.changeNetwork(otherNetworkId)
    await settle(() => family.network?.caipNetworkId === otherNetworkId)
    must(
      family.network?.caipNetworkId === otherNetworkId,
      `the kernel is on ${family.network?.caipNetworkId}, the wallet on ${otherNetworkId}`,
    )
  }),
  ...(['lock', 'disconnect'] as const).map((end) =>
    onWallet(`events: a ${end} by the wallet ends the connection`, async ({ connect, family, wallet, settle }) => {
      await connect()
      wallet[end]()
      await settle(() => family.status === 'disconnected' && wallet.listeners === 0)
      must(
        family.status === 'disconnected' && wallet.listeners === 0,
        `the family is ${family.status}, and ${wallet.listeners} listeners are left`,
      )
    }),
  ),
  ...hostileValueChecks,
  onWallet('disconnect: tells the wallet and stops listening', async ({ connect, bench, family, wallet, settle }) => {
    await connect()
    await bench.kernel.connections.disconnect()
    await settle(() => !wallet.isConnected && wallet.listeners === 0)
    must(family.status === 'disconnected' && !wallet.isConnected, 'the wallet was not told')
    must(wallet.listeners === 0, `${wallet.listeners} listeners are left on the wallet`)
  }),
  onWallet('restore: takes up an earlier connection without a prompt', async (wiring) => {
    if (wiring.connector.reconnect === undefined) lacks('its connector has no reconnect')
    await wiring.connect()
    const address = wiring.family.address
    const restored = await wiring.reload()
    must(
      restored.address === address,
      `after a reload the kernel shows ${restored.address}: does the plugin load on namespace:${wiring.connector.namespace}?`,
    )
    must(restored.prompts === 0, 'the person was asked again')
  }),
  onWallet('teardown: unloading while connected lets go of the wallet', async ({ connect, bench, family, wallet, settle }) => {
    await connect()
    await bench.deactivate()
    await settle(() => wallet.listeners === 0)
    must(family.address === undefined && wallet.listeners === 0, `${wallet.listeners} listeners are left on the wallet`)
  }),
  onBench('loading: works with a wallet that is busy', async (bench, { wallet }) => {
    wallet.behavior = 'wait'
    await activates(bench)
  }),
  ...connectorLifeChecks,
]
