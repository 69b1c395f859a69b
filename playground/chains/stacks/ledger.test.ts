import { STACKS_TESTNET } from '@stacks/network'
import { Cl, fetchCallReadOnlyFunction, getAddressFromPrivateKey, makeContractCall, makeSTXTokenTransfer } from '@stacks/transactions'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { type StacksLedger, startStacksLedger } from './index.js'
import { rosa, stacksAccounts, stacksNetworkId, stacksPieces, stig, tove } from './seed.js'

let chain: StacksLedger
beforeEach(async () => void (chain = await startStacksLedger()))
afterEach(() => chain.stop())

const network = { ...STACKS_TESTNET, chainId: stacksNetworkId }
type Changes = Partial<Parameters<typeof makeSTXTokenTransfer>[0]>

/** A transfer of Rosa's, as the SDK makes it. */
const signed = async (changes: Changes = {}): Promise<string> =>
  (
    await makeSTXTokenTransfer({
      ...{ recipient: tove.address, amount: 5_000_000n, senderKey: rosa.secret, network, nonce: 0, fee: 200n, memo: 'tea' },
      ...(changes as object),
    })
  ).serialize()

async function send(tx: string): Promise<{ readonly status: number; readonly answer: unknown }> {
  const response = await fetch(`${chain.url}/v2/transactions`, { method: 'POST', body: JSON.stringify({ tx }) })
  return { status: response.status, answer: await response.json() }
}

const account = async (address: string): Promise<unknown> => (await fetch(`${chain.url}/v2/accounts/${address}?proof=0`)).json()

describe('the local Stacks ledger', () => {
  test('default: the seeded accounts are those of the keys, and a transfer moves what it says', async () => {
    for (const { secret, address } of stacksAccounts) expect(getAddressFromPrivateKey(secret, 'testnet')).toBe(address)
    const { status, answer } = await send(await signed())
    expect(status).toBe(200)
    expect(chain.ledger.entries).toEqual([
      {
        ...{ txid: answer, from: rosa.address, to: tove.address, amount: 5_000_000n, fee: 200n, memo: 'tea', nonce: 0 },
        time: expect.any(Number) as number,
      },
    ])
    expect(await account(tove.address)).toMatchObject({ balance: `0x${(5_000_000).toString(16).padStart(32, '0')}`, nonce: 0 })
    expect(await account(rosa.address)).toMatchObject({ nonce: 1 })
    expect(await (await fetch(`${chain.url}/v2/info`)).json()).toMatchObject({ network_id: stacksNetworkId })
  })

  test('behavior: pieces of an account are told page by page, and their contract says where they are described', async () => {
    const told = async (query: string): Promise<unknown> =>
      (await fetch(`${chain.url}/extended/v1/tokens/nft/holdings?principal=${rosa.address}&tx_metadata=false${query}`)).json()
    expect(await told('&limit=1&offset=2')).toEqual({
      ...{ limit: 1, offset: 2, total: stacksPieces.length },
      results: [
        {
          ...{ asset_identifier: `${stig.address}.moorings::mooring`, value: { hex: `0x01${'c'.padStart(32, '0')}`, repr: 'u12' } },
          ...{ block_height: 1, tx_id: expect.stringMatching(/^0x0{64}$/) as string },
        },
      ],
    })
    expect(await (await fetch(`${chain.url}/extended/v1/address/${rosa.address}/balances`)).json()).toMatchObject({
      non_fungible_tokens: { [`${stig.address}.lanterns::lantern`]: { count: '2', total_sent: '0', total_received: '2' } },
    })
    const uri = (contractName: string, id: number) =>
      fetchCallReadOnlyFunction({
        ...{ contractAddress: stig.address, contractName, functionName: 'get-token-uri', functionArgs: [Cl.uint(id)] },
        ...{ senderAddress: tove.address, network, client: { baseUrl: chain.url } },
      })
    for (const { owner, contract, id, uri: said = '' } of stacksPieces.filter((piece) => piece.owner === stig.address)) {
      expect(said.length, `${owner}.${contract}`).toBeLessThanOrEqual(256)
      expect(await uri(contract, id)).toEqual(Cl.ok(Cl.some(Cl.stringAscii(said))))
    }
    expect(await uri('moorings', 13)).toEqual(Cl.ok(Cl.none()))
    await expect(uri('vault', 1)).rejects.toThrow('NoSuchContract')
  })

  test('behavior: the same transaction twice is one transfer', async () => {
    const tx = await signed()
    expect([(await send(tx)).status, (await send(tx)).status, chain.ledger.entries.length]).toEqual([200, 200, 1])
  })

  test.each<[string, () => Promise<string>]>([
    ['BadNonce', () => signed({ nonce: 3 })],
    ['FeeTooLow', () => signed({ fee: 1n })],
    ['NotEnoughFunds', () => signed({ amount: 10_000_000_000n })],
    ['TransferRecipientCannotEqualSender', () => signed({ recipient: rosa.address })],
    ['BadAddressVersionByte', () => signed({ recipient: 'SP000000000000000000002Q6VF78' })],
    ['BadTransactionVersion', () => signed({ network: STACKS_TESTNET })],
    ['SignatureValidation', async () => (await signed()).replace('4c4b40', '4c4b41')],
    ['Deserialization', async () => 'junk'],
    [
      'NoSuchContract',
      async () =>
        (
          await makeContractCall({
            ...{ contractAddress: stig.address, contractName: 'vault', functionName: 'open', functionArgs: [], senderKey: rosa.secret },
            ...{ network, nonce: 0, fee: 400n },
          })
        ).serialize(),
    ],
  ])('behavior: %s is refused, and moves nothing', async (reason, make) => {
    expect(await send(await make())).toEqual({ status: 400, answer: { error: 'transaction rejected', reason } })
    expect(chain.ledger.entries).toEqual([])
  })

  test('behavior: a nonce that is used is refused, and what is not there is not found', async () => {
    await send(await signed())
    expect((await send(await signed({ memo: 'more' }))).answer).toMatchObject({ reason: 'ConflictingNonceInMempool' })
    expect((await fetch(`${chain.url}/v2/nowhere`)).status).toBe(404)
  })
})
