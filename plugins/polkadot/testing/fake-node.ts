import type { FakeFetch } from '@billfold/test/fakes'
import { metadataHex, runtimeVersion } from '@billfold/local-chains/polkadot'

const hash = `0x${'b1'.repeat(32)}`
const amount = (value: number): string => Buffer.from(new BigUint64Array([BigInt(value), 0n]).buffer).toString('hex')

/** What a node of Polkadot answers where everybody has two hundred DOT, has made eight transactions, and none of them is lost. */
const results: Readonly<Record<string, unknown>> = {
  chain_getFinalizedHead: hash,
  chain_getHeader: { number: '0x1637520' },
  system_accountNextIndex: 7,
  state_getStorage: `0x08000000${'00'.repeat(12)}${amount(2_000_000_000_000)}${amount(0).repeat(3)}`,
  state_getMetadata: metadataHex,
  state_getRuntimeVersion: runtimeVersion,
  payment_queryInfo: { class: 'normal', partialFee: '159154905' },
  author_submitExtrinsic: hash,
}

/** Answers as a node of the network that was asked for. */
export function answerAsNode(fetch: FakeFetch, host: string | RegExp = /rpc/): void {
  fetch.route(host, ({ body = '{}' }) => {
    const asked = JSON.parse(body) as Call | readonly Call[]
    const answer = ({ id, method }: Call): object => ({
      jsonrpc: '2.0',
      id,
      result: method === 'chain_getBlockHash' ? genesis : results[method],
    })
    return { json: Array.isArray(asked) ? asked.map(answer) : answer(asked as Call) }
  })
}

interface Call {
  readonly id: number
  readonly method: string
}

const genesis = '0x91b171bb158e2d3848fa23a9f1c25182fb8e20313b2c1eb49219da7a70ce90c3'
