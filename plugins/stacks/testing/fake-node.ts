import type { FakeFetch, FakeReply } from '@billfold/test/fakes'

/** Two STX, which can all be spent. */
export const held = 2_000_000

/** Lets nodes of a host answer: everybody has two STX, and every transaction arrives. */
export function answerAsNode(fetch: FakeFetch, host: string | RegExp = 'hiro.so', networkId = 1): void {
  fetch.route(host, ({ path }): FakeReply => {
    if (path === '/v2/info') return { json: { network_id: networkId } }
    if (path.startsWith('/v2/accounts/')) return { json: { balance: `0x${held.toString(16).padStart(32, '0')}`, locked: '0x00', nonce: 7 } }
    if (path === '/v2/fees/transfer') return { json: 1 }
    return path === '/v2/transactions' ? { json: 'ab'.repeat(32) } : { status: 404 }
  })
}
