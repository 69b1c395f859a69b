import type { FakeFetch, FakeReply } from '@billfold/test/fakes'

/** Two STX, which can all be spent. */
export const held = 2_000_000

/** A token that everybody has some of, and what its contract says of it: `(ok "Pearl")`, `(ok "PRL")`, `(ok u6)`. */
const token = 'SP3FBR2AGK5H9QBDH3EEN6DF8EK8JY7RX8QJ5SVTE.pearl'
const said: Readonly<Record<string, string>> = {
  name: '0x070d00000005506561726c',
  symbol: '0x070d0000000350524c',
  decimals: `0x0701${'6'.padStart(32, '0')}`,
}

/** Lets nodes of a host answer: everybody has two STX, and every transaction arrives. */
export function answerAsNode(fetch: FakeFetch, host: string | RegExp = 'hiro.so', networkId = 1): void {
  fetch.route(host, ({ path }): FakeReply => {
    if (path === '/v2/info') return { json: { network_id: networkId } }
    if (path.startsWith('/v2/accounts/')) return { json: { balance: `0x${held.toString(16).padStart(32, '0')}`, locked: '0x00', nonce: 7 } }
    if (path === '/v2/fees/transfer') return { json: 1 }
    if (path.endsWith('/balances')) return { json: { fungible_tokens: { [`${token}::pearl`]: { balance: '2500000' } } } }
    const [, reading] = /^\/v2\/contracts\/call-read\/.+\/get-(\w+)$/.exec(path) ?? []
    if (reading !== undefined) return { json: { okay: true, result: said[reading] ?? '0x09' } }
    return path === '/v2/transactions' ? { json: 'ab'.repeat(32) } : { status: 404 }
  })
}
