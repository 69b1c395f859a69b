import { type Check, lacks, must } from './check.js'
import { type ConnectorSetup, listed, onWallet } from './connector-setup.js'

const rounds = 5

/** Checks of a connector over its days: found once, refused often, asked twice, left alone, disconnected. */
export const connectorLifeChecks: readonly Check<ConnectorSetup>[] = [
  onWallet('discovery: a wallet is listed once', ({ connectors, connector }) => {
    const same = connectors.all.filter(({ id, namespace }) => id === connector.id && namespace === connector.namespace)
    must(same.length === 1, `${connector.id} is listed ${same.length} times`)
  }),
  onWallet('discovery: finds its wallet again after it was unloaded', async ({ bench, connector }) => {
    await bench.deactivate()
    await bench.activate()
    const again = await listed(bench, ({ id }) => id === connector.id)
    must(again !== undefined, `${connector.id} is not found a second time`)
  }),
  onWallet('discovery: asks the person nothing', async ({ wallet, settle }) => {
    await settle()
    must(wallet.prompts === 0, `the person was asked ${wallet.prompts} times before anybody connected`)
  }),
  onWallet('discovery: its picture is a picture', ({ connector: { imageUrl } }) =>
    must(imageUrl === undefined || /^(?:data:image\/|https:\/\/|blob:)/.test(imageUrl), `${imageUrl?.slice(0, 40)} is no picture`),
  ),
  onWallet('reject: leaves no listener on the wallet', async ({ connect, wallet, settle }) => {
    wallet.behavior = 'refuse'
    await connect()
    await settle(() => wallet.listeners === 0)
    must(wallet.listeners === 0, `${wallet.listeners} listeners are left after a no`)
  }),
  onWallet('reject: every attempt asks once', async ({ connect, wallet }) => {
    wallet.behavior = 'refuse'
    for (let round = 0; round < rounds; round++) await connect()
    must(wallet.prompts === rounds, `${rounds} attempts asked the person ${wallet.prompts} times`)
  }),
  onWallet('pending: a wallet that has another window open waits for it, and asks nobody', async ({ connect, family, wallet }) => {
    if (wallet.isPending === undefined) lacks('the wallet of the setup has no isPending')
    wallet.isPending = true
    const { status } = await connect()
    must(
      (status === 'pending' || status === 'failed') && family.address === undefined,
      `it ended ${status} with the address ${family.address}`,
    )
    must(wallet.prompts === 0, 'the person was asked all the same')
  }),
  onWallet('pending: connects when that window is closed', async ({ bench, connect, wallet, settle }) => {
    if (wallet.isPending === undefined) lacks('the wallet of the setup has no isPending')
    wallet.isPending = true
    await connect()
    wallet.isPending = false
    bench.kernel.connections.cancel()
    await settle()
    const { status } = await connect()
    must(status === 'connected', `a second try ended ${status}`)
  }),
  onWallet('silent: the family is connecting while the person looks elsewhere', async ({ connect, bench, family, wallet, settle }) => {
    wallet.behavior = 'wait'
    const attempt = connect()
    await settle(() => family.status === 'connecting')
    must(family.status === 'connecting', `the family is ${family.status}`)
    bench.kernel.connections.cancel()
    await attempt
  }),
  onWallet('silent: unloading ends an open question', async ({ connect, bench, family, wallet, settle }) => {
    wallet.behavior = 'wait'
    const attempt = connect()
    await settle()
    await bench.deactivate()
    bench.kernel.connections.cancel()
    wallet.answer('approve')
    const { status } = await attempt
    await settle(() => wallet.listeners === 0)
    must(status !== 'connected' && family.address === undefined, `it ended ${status}`)
    must(wallet.listeners === 0, `${wallet.listeners} listeners are left on the wallet`)
  }),
  onWallet('silent: connects when the answer comes at last', async ({ connect, wallet, settle }) => {
    wallet.behavior = 'wait'
    const attempt = connect()
    await settle()
    wallet.answer('approve')
    const { status } = await attempt
    must(status === 'connected', `a late yes ended ${status}`)
  }),
  onWallet('twice: connecting again keeps one connection', async ({ connect, family, wallet, settle }) => {
    await connect()
    await settle()
    const { listeners } = wallet
    await connect()
    await settle()
    must(family.status === 'connected', `the family is ${family.status} after the second time`)
    must(wallet.listeners <= listeners, `${wallet.listeners} listeners, and it were ${listeners} after the first time`)
  }),
  onWallet('twice: a question that waits is not put a second time beside it', async ({ connect, wallet, family, settle }) => {
    wallet.behavior = 'wait'
    const attempts = [connect(), connect()]
    await settle()
    wallet.answer('approve')
    await Promise.all(attempts)
    await settle(() => wallet.isConnected)
    const isConnected = family.status === 'connected'
    must(
      isConnected && wallet.isConnected,
      `the family is ${family.status}, and the wallet is ${wallet.isConnected ? '' : 'not '}connected`,
    )
  }),
  onWallet('events: the same account again changes nothing', async ({ connect, told, wallet, settle }) => {
    await connect()
    const before = told('account:changed').length
    wallet.changeAccounts(...wallet.accounts)
    await settle()
    must(told('account:changed').length === before, 'it was told that the account changed')
  }),
  onWallet('events: follows the account there and back', async ({ connect, family, wallet, otherAddress, settle }) => {
    await connect()
    const { accounts } = wallet
    wallet.changeAccounts({ address: otherAddress })
    wallet.changeAccounts(...accounts)
    await settle()
    must(family.address === accounts[0]?.address, `the kernel shows ${family.address}, the wallet ${accounts[0]?.address}`)
  }),
  onWallet('events: follows the network there and back', async ({ connect, family, wallet, otherNetworkId, settle }) => {
    await connect()
    const { networkId } = wallet
    wallet.changeNetwork(otherNetworkId)
    wallet.changeNetwork(networkId)
    await settle()
    must(family.network?.caipNetworkId === networkId, `the kernel is on ${family.network?.caipNetworkId}, the wallet on ${networkId}`)
  }),
  onWallet('events: permission that is taken back ends the connection', async ({ connect, family, wallet, settle }) => {
    if (wallet.revoke === undefined) lacks('the wallet of the setup has no revoke')
    await connect()
    wallet.revoke()
    await settle(() => family.status === 'disconnected')
    must(family.status === 'disconnected', `the family is ${family.status}`)
  }),
  onWallet('events: nothing is heard after disconnecting', async ({ connect, bench, family, wallet, otherAddress, settle }) => {
    await connect()
    await bench.kernel.connections.disconnect()
    wallet.changeAccounts({ address: otherAddress })
    await settle()
    must(family.address === undefined, `the kernel shows ${family.address}`)
  }),
  onWallet('disconnect: is told once', async ({ connect, bench, told, settle }) => {
    await connect()
    await bench.kernel.connections.disconnect()
    await settle()
    must(told('connection:disconnected').length === 1, `it was told ${told('connection:disconnected').length} times`)
  }),
  onWallet('disconnect: can be followed by connecting, five times', async ({ connect, bench, wallet, settle }) => {
    for (let round = 0; round < rounds; round++) {
      must((await connect()).status === 'connected', `round ${round + 1} does not connect`)
      await bench.kernel.connections.disconnect()
    }
    await settle(() => wallet.listeners === 0)
    must(wallet.listeners === 0, `${wallet.listeners} listeners are left on the wallet`)
  }),
  onWallet('restore: what the person ended stays ended', async ({ connect, bench, reload, settle }) => {
    await connect()
    await bench.kernel.connections.disconnect()
    await settle()
    const { address, prompts } = await reload()
    must(address === undefined && prompts === 0, `after a reload the kernel shows ${address}, and asked ${prompts} times`)
  }),
  onWallet('restore: junk from the wallet restores nothing', async ({ connect, connector, wallet, reload }) => {
    if (connector.reconnect === undefined) lacks('its connector has no reconnect')
    await connect()
    wallet.says = () => ({ length: 1, 0: '<img>' })
    const { address } = await reload()
    must(address === undefined, `after a reload the kernel shows ${address}`)
  }),
  onWallet('reach: every method that it asks the wallet for is declared', async ({ connect, bench, asked }) => {
    if (asked === undefined) lacks('no `asked` in the setup')
    await connect()
    await bench.kernel.connections.disconnect()
    const declared = bench.manifest.reaches?.flatMap((reach) => ('rpc' in reach ? [reach.rpc] : [])) ?? []
    const stray = asked().find((method) => !declared.includes(method))
    must(stray === undefined, `it asked for ${stray}: name it in 'reaches'`)
  }),
]
