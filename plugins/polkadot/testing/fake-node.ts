import type { FakeFetch } from '@billfold/test/fakes'
import { metadataHex, runtimeVersion, writeEvents } from '@billfold/local-chains/polkadot'

const hash = `0x${'b1'.repeat(32)}`
const genesis = '0x91b171bb158e2d3848fa23a9f1c25182fb8e20313b2c1eb49219da7a70ce90c3'
const amount = (value: number): string => Buffer.from(new BigUint64Array([BigInt(value), 0n]).buffer).toString('hex')

/** What a node of Polkadot answers where everybody has two hundred DOT, has made eight transactions, and none of them is lost. */
const results: Readonly<Record<string, unknown>> = {
  chain_getFinalizedHead: hash,
  chain_getHeader: { number: '0x1637520' },
  chain_getBlockHash: genesis,
  system_accountNextIndex: 7,
  state_getStorage: `0x08000000${'00'.repeat(12)}${amount(2_000_000_000_000)}${amount(0).repeat(3)}`,
  state_getMetadata: metadataHex,
  state_getRuntimeVersion: runtimeVersion,
  payment_queryInfo: { class: 'normal', partialFee: '159154905' },
  author_submitExtrinsic: hash,
}

const eventsKey = '0x26aa394eea5630e07c48ae0c9558cef780d41e5e16056765bc8461851072c9d7'
const events = writeEvents(undefined)

/** Answers as a node of the network that was asked for. What it takes stands in the next block, and does not fail there. */
export function answerAsNode(fetch: FakeFetch, host: string | RegExp = /rpc/): void {
  const taken: unknown[] = []
  fetch.route(host, ({ body = '{}' }) => {
    const asked = JSON.parse(body) as Call | readonly Call[]
    const result = ({ method, params: [first] = [] }: Call): unknown => {
      if (method === 'author_submitExtrinsic') taken.push(first)
      if (method === 'chain_getBlock') return { block: { header: { number: '0x1637521', parentHash: hash }, extrinsics: taken } }
      return first === eventsKey ? events : results[method]
    }
    const answer = (call: Call): object => ({ jsonrpc: '2.0', id: call.id, result: result(call) })
    return { json: Array.isArray(asked) ? asked.map(answer) : answer(asked as Call) }
  })
}

interface Call {
  readonly id: number
  readonly method: string
  readonly params?: readonly unknown[]
}
