import { Http, type Session, type TransferRequest } from '@billfold/kernel'
import type { FamilyParts } from '@billfold/kernel/family'
import { type Ledger, cosmosNetwork } from '@billfold/local-chains/cosmos'
import { cosmosDenom, cosmosOtherDenom } from '@billfold/local-chains/cosmos/seed'
import { type FakePorts, type FakeWallet, fakePorts } from '@billfold/test/fakes'
import { TxBody, TxRaw } from 'cosmjs-types/cosmos/tx/v1beta1/tx'
import { describe, expect, test } from 'vitest'
import { answerAsNode } from '../../testing/fake-node.js'
import { ida, jon } from '../../testing/keys.js'
import { type ConnectedOptions, connected } from '../../testing/session.js'
import { createOperations } from '../operations.js'

const [mine, theirs] = [ida.addressOn('cosmos'), jon.addressOn('cosmos')]
const network = cosmosNetwork('https://cosmos-1.example')
const fee = 2_800n

interface Sending {
  readonly ports: FakePorts
  readonly ledger: Ledger
  readonly wallet: FakeWallet
  readonly session: Session
  readonly operations: ReturnType<typeof createOperations>
  /** Sends, and lets the time pass that it takes to be in a block. */
  send(request?: Partial<TransferRequest>): Promise<string>
}

async function sending(options: ConnectedOptions = {}): Promise<Sending> {
  const ports = fakePorts()
  const ledger = answerAsNode(ports.fetch)
  const { wallet, session } = await connected({ network, ...options })
  const nodes = (): readonly string[] => network.rpcUrls.default.http
  const http = new Http({ ports, endpoints: {}, nodes, projectId: 'p1', sdkType: 'billfold', sdkVersion: 'html-1.0.0' })
  const parts = { http, clock: ports.clock, uuid: ports.uuid, options: { rpcUrls: {} }, mayAsk: () => undefined }
  const operations = createOperations(parts as unknown as FamilyParts)
  const send = async (request: Partial<TransferRequest> = {}): Promise<string> => {
    const sent = operations.transfer(session, { to: theirs, amount: 5n, ...request })
    const state = { isOver: false }
    void sent.catch(() => undefined).finally(() => (state.isOver = true))
    while (!state.isOver) {
      await ports.clock.settle(1_000)
      await new Promise((resolve) => setTimeout(resolve, 1))
    }
    return sent
  }
  return { ports, ledger, wallet, session, operations, send }
}

const coinsOf = (ledger: Ledger, address: string, denom = cosmosDenom): bigint => ledger.account(address)?.coins.get(denom) ?? 0n

describe('a transfer', () => {
  test.each([
    ['as bytes', false],
    ['as Amino, by a Ledger', true],
  ])('default: it is signed %s, is in a block, and costs what was said', async (_, isLedger) => {
    const { ledger, session, operations, send } = await sending({ isLedger })
    expect(await operations.transferFee(session, { to: theirs, amount: 5n })).toBe(fee)
    const hash = await send({ memo: 'for tea & more' })
    const [entry] = ledger.entries
    expect([hash, entry?.code]).toEqual([entry?.hash, 0])
    expect([coinsOf(ledger, mine), coinsOf(ledger, theirs)]).toEqual([10_000_000n - 5n - fee, 10_000_005n])
    expect(TxBody.decode(TxRaw.decode(entry?.bytes ?? new Uint8Array()).bodyBytes).memo).toBe('for tea & more')
  })

  test('default: another coin is moved, and the fee is paid with that of the network', async () => {
    const { ledger, send } = await sending()
    ledger.mint(mine, cosmosOtherDenom, 7n)
    await send({ amount: 7n, tokenAddress: `cosmos:harbour-1:${cosmosOtherDenom}` })
    expect([coinsOf(ledger, theirs, cosmosOtherDenom), coinsOf(ledger, mine)]).toEqual([7n, 10_000_000n - fee])
  })

  test('default: every coin is told that the chain describes, that of the network first', async () => {
    const { operations, ledger } = await sending()
    ledger.mint(mine, cosmosOtherDenom, 42_500_000n)
    ledger.mint(mine, 'ibc/27394FB092D2ECCD56123C74F36E4C1F926001CEADA9CA97EA622B25F41E5EB2', 5n)
    expect(await operations.tokens(mine, network, new AbortController().signal)).toEqual([
      { name: 'Harbour', symbol: 'HBR', chainId: 'cosmos:harbour-1', price: 0, iconUrl: '', quantity: { decimals: '6', numeric: '10' } },
      {
        ...{ name: 'Reed', symbol: 'REED', chainId: 'cosmos:harbour-1', address: `cosmos:harbour-1:${cosmosOtherDenom}` },
        ...{ price: 0, iconUrl: '', quantity: { decimals: '6', numeric: '42.5' } },
      },
    ])
    const stranger = await operations.tokens('cosmos1le8r0x3zv0gxnhem3nt49lcp5eyul530h69j6a', network, new AbortController().signal)
    expect(stranger.map(({ symbol, quantity }) => [symbol, quantity.numeric])).toEqual([['HBR', '0']])
  })

  test('default: the balance is written in whole coins', async () => {
    const { operations, ledger } = await sending()
    ledger.mint(mine, cosmosDenom, 500_000n)
    expect(await operations.balance(mine, network, new AbortController().signal)).toEqual({ balance: '10.5', symbol: 'HBR' })
  })

  test.each<[string, Partial<TransferRequest>, string]>([
    ['an address of another chain', { to: jon.addressOn('osmo') }, 'cosmos-send/other-chain'],
    ['an address of Ethereum', { to: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' }, 'transfer/wrong-address'],
    ['an address of Bitcoin', { to: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' }, 'transfer/wrong-address'],
    ['the address of a validator', { to: jon.addressOn('cosmosvaloper') }, 'transfer/wrong-address'],
    ['nothing', { amount: 0n }, 'wallet/invalid-amount'],
    ['a memo that no chain takes', { memo: 'x'.repeat(257) }, 'transfer/long-memo'],
    ['more than there is', { amount: 10_000_001n }, 'transfer/not-enough-for-fee'],
    ['what leaves nothing for the fee', { amount: 10_000_000n }, 'transfer/not-enough-for-fee'],
    ['a coin that nobody has', { tokenAddress: 'uweed' }, 'transfer/not-enough-tokens'],
  ])('behavior: %s is refused with the reason, and the person is not asked', async (_, request, code) => {
    const { wallet, ledger, send, session, operations } = await sending()
    const { prompts } = wallet
    await expect(send(request)).rejects.toMatchObject({ code })
    await expect(operations.transferFee(session, { to: theirs, amount: 5n, ...request })).rejects.toMatchObject({ code })
    expect([wallet.prompts, ledger.entries]).toEqual([prompts, []])
  })

  test('behavior: the reason names both chains', async () => {
    const { send } = await sending()
    await expect(send({ to: jon.addressOn('osmo') })).rejects.toThrow('it begins with osmo1, and here addresses begin with cosmos1')
  })

  test.each([
    ['as bytes', false],
    ['as Amino', true],
  ])('behavior: another transfer than the one that was asked for, signed %s, is not sent', async (_, isLedger) => {
    const changed = (asked: object): never =>
      ('msgs' in asked ? { ...asked, memo: 'to me' } : { ...asked, bodyBytes: Uint8Array.from([10, 0]) }) as never
    const { ledger, send } = await sending({
      isLedger,
      with: {
        signDirect: (_chain: string, signer: string, asked: object) => ida.direct.signDirect(signer, changed(asked)),
        signAmino: (_chain: string, signer: string, asked: object) => ida.amino.signAmino(signer, changed(asked)),
      },
    })
    await expect(send()).rejects.toMatchObject({ code: 'transfer/changed' })
    expect(ledger.entries).toEqual([])
  })

  test('behavior: a no is a refusal, and nothing is sent', async () => {
    const { wallet, ledger, send } = await sending()
    wallet.behavior = 'refuse'
    await expect(send()).rejects.toMatchObject({ code: 'wallet/refused' })
    expect(ledger.entries).toEqual([])
  })

  test('behavior: what the network refuses is said in its words', async () => {
    const { ledger, send } = await sending()
    ledger.take = () => ({ code: 32, log: 'account sequence mismatch', hash: '' })
    await expect(send()).rejects.toMatchObject({ code: 'transfer/refused', message: expect.stringContaining('sequence mismatch') })
  })

  test('behavior: one that ran and failed has cost its fee', async () => {
    const { ledger, send } = await sending()
    const { entry } = ledger
    ledger.entry = (hash) => {
      const found = entry.call(ledger, hash)
      return found && { ...found, code: 11, log: 'out of gas' }
    }
    await expect(send()).rejects.toMatchObject({ code: 'transfer/failed', message: expect.stringContaining('out of gas') })
  })

  test.each(['tx already exists in cache', 'timed out waiting for the mempool'])(
    'behavior: after “%s” it is looked up by its hash, and not sent again',
    async (words) => {
      const { ledger, send } = await sending()
      let count = 0
      const take = ledger.take.bind(ledger)
      ledger.take = (bytes) => {
        count += 1
        take(bytes)
        throw new Error(words)
      }
      const hash = await send()
      expect([hash, count]).toEqual([ledger.entries[0]?.hash, 1])
    },
  )

  test('behavior: one that never comes has an unknown outcome', async () => {
    const { ledger, send } = await sending()
    ledger.entry = () => undefined
    await expect(send()).rejects.toMatchObject({ code: 'transfer/unknown-outcome' })
  })
})
