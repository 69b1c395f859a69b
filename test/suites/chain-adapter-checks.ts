import { type Network, chainAdapter, isRefusal, isUnknownNetwork, keyFor } from '@billfold/kernel'
import { exoticValues } from '../fakes/exotic-values.js'
import { type ChainAdapterSetup, type WiredAdapter, failureOf, onAdapter } from './chain-adapter-setup.js'
import { type Check, isSignature, lacks, must } from './check.js'
import { adapterUseChecks } from './adapter-use-checks.js'
import { lifeChecks } from './life-checks.js'
import { onBench, pluginChecks } from './plugin-checks.js'

/** Checks of every chain plugin. */
export const chainAdapterChecks: readonly Check<ChainAdapterSetup>[] = [
  ...pluginChecks,
  ...lifeChecks,
  onBench('adapter: is promised under the name that the kernel asks for', ({ manifest }, { namespace }) =>
    must(manifest.provides?.includes(keyFor(chainAdapter, namespace)), `'provides' does not name ${keyFor(chainAdapter, namespace)}`),
  ),
  onAdapter('adapter: is of the family that it is registered for', ({ adapter, namespace }) =>
    must(adapter.namespace === namespace, `it says ${adapter.namespace}`),
  ),
  onAdapter('adapter: has no member that is there only to throw', ({ adapter }) => {
    const stub = Object.entries(adapter).find(([, member]) => member === undefined || member === null)
    must(stub === undefined, `${stub?.[0]} is there and can do nothing: leave it out`)
  }),
  onAdapter('addresses: knows its own', ({ adapter, addresses }) => {
    const missed = addresses.valid.find((address) => !adapter.isAddress(address))
    must(missed === undefined, `${missed} is an address of the family`)
  }),
  onAdapter('addresses: knows no others', ({ adapter, addresses }) => {
    const taken = [...addresses.invalid, '', ' ', '\u0000', 'x'.repeat(100_000)].find((address) => adapter.isAddress(address))
    must(taken === undefined, `${JSON.stringify(taken)} is no address of the family`)
  }),
  ...exoticValues.map(({ name, make }) =>
    onAdapter(`addresses: ${name} is none`, ({ adapter }) => must(!adapter.isAddress(make() as string), 'it was taken for an address')),
  ),
  onAdapter('networks: one that the wallet lacks is named so', async ({ adapter, session, otherNetwork }) => {
    if (adapter.switchNetwork === undefined) lacks('its adapter has no switchNetwork')
    const error = await failureOf(adapter.switchNetwork(session, otherNetwork))
    must(isUnknownNetwork(error), `it ended with ${String(error)}: reject with 'wallet/unknown-network'`)
  }),
  onAdapter('networks: switches after adding', async ({ adapter, session, otherNetwork, wallet }) => {
    if (adapter.switchNetwork === undefined || adapter.addNetwork === undefined) lacks('its adapter has no addNetwork')
    await adapter.addNetwork(session, otherNetwork)
    await adapter.switchNetwork(session, otherNetwork)
    must(wallet.networkId === otherNetwork.caipNetworkId, `the wallet is on ${wallet.networkId}`)
  }),
  ...(['switchNetwork', 'addNetwork', 'signMessage'] as const).map((ability) =>
    onAdapter(`refusals: a no to ${ability} is a refusal, and nothing else`, async (wiring) => {
      wiring.wallet.behavior = 'refuse'
      const answer = ask(wiring, ability, wiring.network)
      if (answer === undefined) lacks(`its adapter has no ${ability}`)
      const error = await failureOf(answer)
      must(isRefusal(error), `a no ended with ${String(error)}: reject with 'wallet/refused'`)
    }),
  ),
  ...exoticValues.map(({ name, make }) =>
    onAdapter(`signing: ${name} is no signature`, async ({ adapter, session, wallet }) => {
      if (adapter.signMessage === undefined) lacks('its adapter has no signMessage')
      wallet.says = make
      const outcome = await adapter.signMessage(session, 'hello').then(
        (signature) => signature,
        () => undefined,
      )
      must(outcome === undefined || typeof outcome === 'string' || isSignature(outcome), 'something was handed on that is no signature')
    }),
  ),
  onAdapter('balance: can be called off', async ({ adapter, network, addresses }) => {
    if (adapter.balance === undefined) lacks('its adapter has no balance')
    const error = await failureOf(adapter.balance(addresses.valid[0], network, AbortSignal.abort(new Error('called off'))))
    must(error !== undefined, 'it goes on when its signal is aborted')
  }),
  ...adapterUseChecks,
]

function ask({ adapter, session }: WiredAdapter, ability: 'switchNetwork' | 'addNetwork' | 'signMessage', network: Network) {
  return ability === 'signMessage' ? adapter.signMessage?.(session, 'hello') : adapter[ability]?.(session, network)
}
