import type { ParentPagePort } from '@billfold/kernel'
import { fakeClock } from '@billfold/test/fakes'
import SafeAppsSDK, { type BaseTransaction } from '@safe-global/safe-apps-sdk'
import { expect, test, vi } from 'vitest'
import { SafeFrame } from './safe-frame.js'
import { safeProvider } from './safe-provider.js'

const to = '0x00000000000000000000000000000000000000b0'
const hash = `0x${'5a'.repeat(32)}`
const typed = { domain: { chainId: 1 }, types: { Note: [{ name: 'text', type: 'string' }] }, primaryType: 'Note', message: { text: 'hi' } }
const payment: BaseTransaction = { to, value: '16', data: '0x' }

/** The question that Safe's own SDK puts to the page around it. */
async function askedBySdk(ask: (sdk: SafeAppsSDK) => Promise<unknown>): Promise<unknown> {
  const post = vi.spyOn(window.parent, 'postMessage').mockImplementation(() => undefined)
  void ask(new SafeAppsSDK())
  await expect.poll(() => post.mock.calls.length).toBeGreaterThan(0)
  const asked = post.mock.calls.map(([message]) => message as unknown)
  post.mockRestore()
  return asked
}

/** The question that the connector puts to it, and the answer that the SDK would take. */
async function askedByConnector(method: string, params: readonly unknown[]): Promise<unknown> {
  const asked: unknown[] = []
  const parent: ParentPagePort = {
    origin: location.origin,
    post: (message) => void asked.push(message),
    listen: () => () => undefined,
  }
  const frame = new SafeFrame({ parent, origins: [location.origin], clock: fakeClock(), uuid: () => crypto.randomUUID() })
  void safeProvider(frame)
    .request({ method, params })
    .catch(() => undefined)
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  frame.dispose()
  return asked
}

const cases: readonly (readonly [string, (sdk: SafeAppsSDK) => Promise<unknown>, string, readonly unknown[]])[] = [
  ['the Safe', (sdk) => sdk.safe.getInfo(), 'eth_accounts', []],
  [
    'a transaction',
    (sdk) => sdk.txs.send({ txs: [payment], params: { safeTxGas: 21_000 } }),
    'eth_sendTransaction',
    [{ to, value: '0x10', gas: '0x5208' }],
  ],
  ['a message', (sdk) => sdk.txs.signMessage('hello'), 'personal_sign', ['0x68656c6c6f', to]],
  ['typed data', (sdk) => sdk.txs.signTypedMessage(typed), 'eth_signTypedData_v4', [to, JSON.stringify(typed)]],
  ['a call of the network', (sdk) => sdk.eth.getCode([to, 'latest']), 'eth_getCode', [to, 'latest']],
  ['a proposal', (sdk) => sdk.txs.getBySafeTxHash(hash), 'eth_getTransactionReceipt', [hash]],
]

test.each(cases)('behavior: asks as the SDK of Safe asks: %s', async (_, ask, method, params) => {
  const id = expect.any(String) as string
  const [expected, said] = [await askedBySdk(ask), await askedByConnector(method, params)]
  expect(said).toEqual((expected as readonly object[]).slice(0, 1).map((question) => ({ params: {}, ...defined(question), id })))
})

/** Leaves out what would not cross to another page. */
function defined(question: object): object {
  return JSON.parse(JSON.stringify(question)) as object
}
