import type { Account, Session } from '@billfold/kernel'
import { type AccountPlace, BlockchainService } from '@billfold/kernel/data'
import { fakeConnector, fakeNetwork } from '@billfold/test/fakes'
import { expect, test } from 'vitest'

import { loadNfts } from './load-nfts.js'

const network = fakeNetwork('bip122')
const payment: Account = { address: 'bc1qpayment', type: 'payment' }
const ordinals: Account = { address: 'bc1pordinals', type: 'ordinal' }

/** The names of what is found, and who was asked. */
async function found(account: Account, accounts: readonly Account[]) {
  const asked: string[] = []
  const service = new (class extends BlockchainService {
    override supports = () => Promise.resolve(true)
    override nfts = ({ address }: AccountPlace) => {
      asked.push(address)
      const row = {
        address: `${network.caipNetworkId}:${address}`,
        chainId: network.caipNetworkId,
        tokenId: address,
        name: `of ${address}`,
      }
      return Promise.resolve([row])
    }
  })({} as never)
  const session: Session = {
    namespace: 'bip122',
    connector: fakeConnector({ namespace: 'bip122' }),
    account,
    accounts,
    network,
    provider: {},
  }
  const question = { key: account.address, address: account.address, network, session }
  const { pieces } = await loadNfts(question, { service, signal: new AbortController().signal })
  return { asked, names: pieces.map(({ name }) => name) }
}

test.each<[string, Account, readonly Account[], readonly string[]]>([
  ['the account in front alone', { address: '0xab' }, [{ address: '0xab' }, { address: '0xcd' }], ['0xab']],
  ['that for collectibles, beside the one for payments', payment, [payment, ordinals], ['bc1qpayment', 'bc1pordinals']],
  ['that for collectibles, once, where it is in front', ordinals, [payment, ordinals], ['bc1pordinals']],
])('behavior: of a wallet is asked %s', async (_, account, accounts, addresses) => {
  expect(await found(account, accounts)).toEqual({ asked: addresses, names: addresses.map((address) => `of ${address}`) })
})
