import { type TakenTransfers, type TransferRequest, walletError } from '@billfold/kernel'
import type { FakeChainAdapterOptions } from '@billfold/test/fakes'
import { describe, expect, test } from 'vitest'
import { type SendPage, approve, fill, hash, receiver, sendPage } from '../../testing/send-page.js'

const other = '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45'
const names = [`0x${'1'.repeat(64)}`, `0x${'2'.repeat(64)}`]

/** A wallet that takes several at once: what it was asked for. */
function atOnce(taken: () => Promise<TakenTransfers>): {
  readonly adapter: FakeChainAdapterOptions
  readonly batches: TransferRequest[][]
} {
  const batches: TransferRequest[][] = []
  const adapter: FakeChainAdapterOptions = {
    canTransferTogether: async () => true,
    transferTogether: (_, requests) => (batches.push([...requests]), taken()),
  }
  return { adapter, batches }
}

/** A page where one transfer waits, and another one is reviewed. */
async function two(adapter: FakeChainAdapterOptions = {}): Promise<SendPage> {
  const page = await sendPage({ adapter })
  const { store, ports } = page
  fill(store)
  const first = await store.startReview()
  await expect.poll(async () => (await ports.clock.settle(1), first.mayAsk)).toBe(true)
  store.addAnother()
  fill(store, { amount: '0.25', to: other })
  const second = await store.startReview()
  await expect.poll(async () => (await ports.clock.settle(1), second.mayAsk)).toBe(true)
  return page
}

/** What is noted, by receiver. */
const told = ({ store }: SendPage): object =>
  Object.fromEntries(store.sent.map(({ to, status, hash: name }) => [to, name === undefined ? [status] : [status, name]]))

describe('several transfers', () => {
  test('default: where the wallet can it is asked once, and each is followed by its name', async () => {
    const { adapter, batches } = atOnce(async () => ({ id: '0xbatch', names: async () => names }))
    const page = await two(adapter)
    await expect.poll(() => page.store.batch.isTogether).toBe(true)
    const sent = await approve(page)
    expect(sent).toMatchObject({ to: other, status: 'pending' })
    expect([batches, page.asked]).toEqual([
      [
        [
          { to: receiver, amount: 5n * 10n ** 17n },
          { to: other, amount: 25n * 10n ** 16n },
        ],
      ],
      [],
    ])
    await expect.poll(() => told(page)).toEqual({ [other]: ['pending', names[1]], [receiver]: ['pending', names[0]] })
    expect([page.store.batch.waiting, page.events('SEND_')]).toEqual([
      [],
      ['SEND_INITIATED', 'SEND_INITIATED', 'SEND_SUCCESS', 'SEND_SUCCESS'],
    ])
  })

  test('behavior: elsewhere the wallet is asked for one after the other', async () => {
    const page = await two()
    expect((await approve(page))?.hash).toBe(hash)
    expect(page.asked.map(({ to }) => to)).toEqual([receiver, other])
    expect(page.store.batch.waiting).toEqual([])
  })

  test('behavior: a no to the first one stops the next, and both can be asked for again', async () => {
    let answers = 0
    const page = await two({
      transfer: () => (answers++ === 0 ? Promise.reject(walletError('wallet/refused', {})) : Promise.resolve(hash)),
    })
    expect(await approve(page)).toBeUndefined()
    expect([answers, page.store.batch.waiting.map(({ approval }) => approval.phase), told(page)]).toEqual([1, ['declined'], {}])
    expect((await approve(page))?.hash).toBe(hash)
    expect(answers).toBe(3)
  })

  test('behavior: a no to all of them sends nothing', async () => {
    const { adapter } = atOnce(() => Promise.reject(walletError('wallet/refused', {})))
    const page = await two(adapter)
    await expect.poll(() => page.store.batch.isTogether).toBe(true)
    expect(await approve(page)).toBeUndefined()
    expect([told(page), page.store.review?.approval.phase, page.store.batch.waiting.length]).toEqual([{}, 'declined', 1])
  })

  test('behavior: a lost answer: all of them may have been sent, and none is asked for again by itself', async () => {
    const { adapter, batches } = atOnce(() => Promise.reject(new Error('the line broke')))
    const page = await two(adapter)
    await expect.poll(() => page.store.batch.isTogether).toBe(true)
    await approve(page)
    expect(told(page)).toEqual({ [other]: ['unknown'], [receiver]: ['unknown'] })
    await approve(page)
    expect(batches).toHaveLength(1)
  })

  test('behavior: the same twice in one batch has to be said to be meant', async () => {
    const { adapter, batches } = atOnce(async () => ({ id: '0xbatch', names: async () => names }))
    const page = await two(adapter)
    await expect.poll(() => page.store.batch.isTogether).toBe(true)
    const { store, ports } = page
    fill(store, { amount: '0.5', to: receiver })
    const again = await store.startReview()
    await expect.poll(async () => (await ports.clock.settle(1), again.mayAsk)).toBe(true)
    expect(await approve(page)).toBeUndefined()
    expect([batches, told(page), again.approval.phase]).toEqual([[], {}, 'failed'])
  })

  test('behavior: what waits is not there to be sent once more, and comes back when it is taken out', async () => {
    const { store } = await two()
    expect(store.form.token?.held).toBe(15n * 10n ** 17n - 42_000n)
    fill(store, { amount: '1.6', to: other })
    expect(store.form.problem).toBe('insufficient')
    const [first] = store.batch.waiting
    if (first !== undefined) store.batch.remove(first)
    expect([store.form.problem, store.form.token?.held]).toEqual([undefined, 2n * 10n ** 18n])
  })

  test('behavior: what waits never goes with the transfer of a host', async () => {
    const page = await two({ token: async () => undefined })
    const given = { amount: '0.1', assetAddress: 'native', namespace: 'eip155', chainId: 1, to: receiver } as const
    await page.store.openWith(given)
    const review = await page.store.startReview()
    await expect.poll(async () => (await page.ports.clock.settle(1), review.mayAsk)).toBe(true)
    expect((await approve(page))?.hash).toBe(hash)
    expect(page.asked).toEqual([{ to: receiver, amount: 10n ** 17n }])
  })

  test('behavior: the last one can be reviewed without another one', async () => {
    const { store } = await two()
    store.takeBack()
    expect([store.review?.transfer.to, store.batch.waiting]).toEqual([receiver, []])
  })
})
