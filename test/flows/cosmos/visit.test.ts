import { cosmosDenom, cosmosNetworkId, runa, sven, tine } from '@billfold/local-chains/cosmos/seed'
import { inject } from 'vitest'

import { describeVisit } from '../suites/describe-visit.js'

/** How much somebody has, as the node tells it. */
async function heldBy(account: string): Promise<bigint> {
  const text = [account, cosmosDenom].map((field) => Buffer.from(field, 'utf8'))
  const data = Buffer.concat(text.flatMap((bytes, index) => [Buffer.from([((index + 1) << 3) | 2, bytes.length]), bytes])).toString('hex')
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'abci_query', params: { path: '/cosmos.bank.v1beta1.Query/Balance', data } })
  const answer = await fetch(inject('flows').nodes[cosmosNetworkId] ?? '', { method: 'POST', body })
  const { value } = ((await answer.json()) as { readonly result: { readonly response: { readonly value: string } } }).result.response
  return BigInt(/(\d+)$/.exec(Buffer.from(value, 'base64').toString('latin1'))?.[1] ?? '')
}

describeVisit('a visitor with a Cosmos wallet', {
  namespace: 'cosmos',
  wallet: { name: 'Petrel' },
  late: { name: 'Fulmar' },
  accounts: [runa.address, sven.address],
  farewell: 'disable',
  // The page hands out what it has verified: 64 bytes in base 64.
  isSigned: (_, signature) => /^[A-Za-z0-9+/]{86}==$/.test(signature),
  send: {
    request: { to: tine.address, amount: '12345' },
    shown: [tine.address],
    transaction: /^[0-9A-F]{64}$/,
    counted: () => heldBy(tine.address),
  },
  refused: [
    [{ to: 'osmo1wqtvczv7qqcyndmknxfp02gttkgrpwdt7f40jp', amount: '1' }, 'it begins with osmo1, and here addresses begin with cosmos1'],
  ],
})
