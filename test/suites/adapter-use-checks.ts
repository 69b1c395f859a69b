import { isRefusal } from '@billfold/kernel'
import { exoticValues } from '../fakes/exotic-values.js'
import { type NetworkFault, networkFaults } from '../fakes/network-faults.js'
import { type ChainAdapterSetup, type WiredAdapter, failureOf, onAdapter } from './chain-adapter-setup.js'
import type { Bench } from './bench.js'
import { type Check, CheckFailure, isSignature, lacks, must } from './check.js'

/** Seconds on the clock of the kernel before a node is given up here. */
const mostRounds = 300
/** Those of them in which whatever is loaded answers. */
const promptRounds = 50
const decimal = /^\d+(?:\.\d+)?$/
const faults = Object.keys(networkFaults) as readonly NetworkFault[]

/** Checks of an adapter that signs, sends, and reads balances. */
export const adapterUseChecks: readonly Check<ChainAdapterSetup>[] = [
  onAdapter('signing: a signature is what the wallet said', async ({ adapter, session }) => {
    if (adapter.signMessage === undefined) lacks('its adapter has no signMessage')
    const signature = await adapter.signMessage(session, 'hello')
    must(isSignature(signature), 'there is no signature')
  }),
  onAdapter('signing: a wallet that fails is no refusal', async ({ adapter, session, wallet }) => {
    if (adapter.signMessage === undefined) lacks('its adapter has no signMessage')
    wallet.behavior = 'fail'
    const error = await failureOf(adapter.signMessage(session, 'hello'))
    must(error !== undefined && !isRefusal(error), `it ended with ${error === undefined ? 'a signature' : 'a refusal'}`)
  }),
  onAdapter('send: gives back what names the transaction', async (wiring) => {
    for (const send of sends(wiring)) {
      const id = await send()
      must(typeof id === 'string' && id !== '', 'nothing names the transaction')
    }
  }),
  onAdapter('send: a no is a refusal, and nothing else', async (wiring) => {
    const all = sends(wiring)
    wiring.wallet.behavior = 'refuse'
    for (const send of all) must(isRefusal(await failureOf(send())), "a no did not reject with 'wallet/refused'")
  }),
  onAdapter('send: a wallet that fails is no refusal', async (wiring) => {
    const all = sends(wiring)
    wiring.wallet.behavior = 'fail'
    for (const send of all) {
      const error = await failureOf(send())
      must(error !== undefined && !isRefusal(error), `it ended with ${error === undefined ? 'success' : 'a refusal'}`)
    }
  }),
  ...exoticValues.map(({ name, make }) =>
    onAdapter(`send: ${name} names no transaction`, async (wiring) => {
      const all = sends(wiring)
      wiring.wallet.says = make
      for (const send of all) {
        const outcome: unknown = await send().catch(() => undefined)
        must(outcome === undefined || typeof outcome === 'string', 'something was handed on that names no transaction')
      }
    }),
  ),
  onAdapter('balances: an amount is a decimal number with its symbol', async (wiring) => {
    const { balance, symbol } = await balanceOf(wiring)
    must(decimal.test(balance) && symbol !== '', `${JSON.stringify({ balance, symbol })} is no amount`)
  }),
  ...faults.map((fault) =>
    onAdapter(`balances: a node whose answer is ${fault} makes no balance`, async (wiring) => {
      const { bench, network, addresses, adapter } = wiring
      if (adapter.balance === undefined || wiring.answers === undefined) lacks(noBalance(wiring))
      bench.ports.fetch.route(/./, fault)
      const reading = adapter.balance(addresses.valid[0], network, new AbortController().signal)
      const outcome = reading.then(
        ({ balance }) => balance,
        () => undefined,
      )
      const balance = await patiently(outcome, bench)
      must(balance === undefined, `it made ${balance} of it`)
    }),
  ),
  onAdapter('tokens: reading them can be called off', async ({ adapter, addresses, network }) => {
    if (adapter.tokens === undefined) lacks('its adapter has no tokens')
    const error = await failureOf(adapter.tokens(addresses.valid[0], network, AbortSignal.abort(new Error('called off'))))
    must(error !== undefined, 'it goes on when its signal is aborted')
  }),
  onAdapter('units: reading and writing an amount undo each other', ({ adapter: { parseUnits, formatUnits }, network }) => {
    if (parseUnits === undefined || formatUnits === undefined) lacks('its adapter has no parseUnits and formatUnits')
    const { decimals } = network.nativeCurrency
    const units = parseUnits('1.5', decimals)
    must(units === 15n * 10n ** BigInt(decimals - 1) && formatUnits(units, decimals) === '1.5', `1.5 became ${units}`)
  }),
]

/** The ways to send that the adapter has and the setup tries. */
function sends({ adapter, session, transaction, transfer }: WiredAdapter): readonly (() => Promise<string>)[] {
  const found: (() => Promise<string>)[] = []
  if (adapter.sendTransaction !== undefined && transaction !== undefined)
    found.push(async () => (await adapter.sendTransaction?.(session, transaction)) ?? '')
  if (adapter.transfer !== undefined && transfer !== undefined) found.push(async () => (await adapter.transfer?.(session, transfer)) ?? '')
  if (found.length > 0) return found
  const canSend = adapter.sendTransaction !== undefined || adapter.transfer !== undefined
  return lacks(canSend ? 'no `transaction` or `transfer` in the setup' : 'its adapter has no sendTransaction and no transfer')
}

async function balanceOf(wiring: WiredAdapter): Promise<{ readonly balance: string; readonly symbol: string }> {
  const { adapter, addresses, network, answers, bench } = wiring
  if (adapter.balance === undefined || answers === undefined) return lacks(noBalance(wiring))
  const reading = adapter.balance(addresses.valid[0], network, new AbortController().signal)
  await arrival(reading)
  return patiently(reading, bench)
}

/** Gives code that is used for the first time a moment to arrive while the clock stands: it has a time limit of its own. */
function arrival(running: Promise<unknown>): Promise<unknown> {
  return Promise.race([running.catch(() => undefined), new Promise((resume) => setTimeout(resume, 2_000))])
}

/** Lets the clock of the kernel run until something is settled; code that is still on its way is waited for. */
async function patiently<T>(running: Promise<T>, { ports: { clock } }: Bench): Promise<T> {
  const state = { isDone: false }
  void running.catch(() => undefined).finally(() => (state.isDone = true))
  for (let round = 0; round < mostRounds && !state.isDone; round++) {
    await clock.settle(1_000)
    // Code that is not there by now is on a busy machine: it has some seconds.
    await new Promise((resume) => setTimeout(resume, round < promptRounds ? 1 : 60))
  }
  if (!state.isDone) throw new CheckFailure(`it gives no answer within ${mostRounds} seconds`)
  return running
}

function noBalance({ adapter }: WiredAdapter): string {
  return adapter.balance === undefined ? 'its adapter has no balance' : 'no `answers` in the setup'
}
