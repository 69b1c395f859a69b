import { KernelStorage, Log } from '@billfold/kernel'
import { pause } from '@billfold/kernel/abort'
import { type FakePorts, fakePorts } from '@billfold/test/fakes'
import { expect, test } from 'vitest'
import { exchangeError } from '../errors.js'
import type { OrderQuestion } from '../service/exchange-client.js'
import { OrderDesk } from './order-desk.js'
import { depositItem } from './order-item.js'
import type { OrderWish } from './same-order.js'

const wish: OrderWish = {
  exchange: { id: 'lighthouse', name: 'Lighthouse' },
  asset: { network: 'eip155:1', asset: 'native', metadata: { name: 'Ether', symbol: 'ETH', decimals: 18 } },
  ...{ amount: '1', recipient: 'eip155:1:0xfb6916095ca1df60bb79ce92ce3ea74c37c5d359' },
}

function open(ports: FakePorts, asked: OrderQuestion[]): OrderDesk {
  const log = new Log(ports.log)
  return new OrderDesk({
    ...{ clock: ports.clock, log, uuid: ports.uuid, item: depositItem, source: 'pay', modal: { isOpen: true }, onEnd: () => undefined },
    storage: new KernelStorage({ ports, log }),
    families: { needAdapter: () => Promise.reject(new Error('none')) },
    ...{ networks: { find: () => undefined }, events: { publish: () => undefined }, page: { global: () => undefined } },
    client: {
      payUrl: async (question) => {
        asked.push(question)
        await pause(ports.clock, 600)
        return { url: 'https://lighthouse.example/pay', sessionId: `session ${asked.length}` }
      },
      status: () => Promise.reject(exchangeError('exchange/refused', { reason: 'away' })),
    },
  })
}

test.each([0, 1, 40, 79, 81, 500])('behavior: two tabs that press %i ms after each other place one order', async (apart) => {
  const ports = fakePorts()
  const asked: OrderQuestion[] = []
  const [one, other] = [open(ports, asked), open(ports.twin({ clock: ports.clock }), asked)]
  const first = one.place(wish, undefined)
  await ports.clock.settle(apart)
  const second = other.place(wish, undefined)
  await ports.clock.settle(2_000)
  await Promise.all([first, second])
  // A service that does not know the name of a request makes an order of each.
  expect(asked).toHaveLength(1)
  expect([other.order?.id, other.order?.url]).toEqual([one.order?.id, 'https://lighthouse.example/pay'])
  for (const desk of [one, other]) desk.dispose()
})

test.each([0, 1, 40, 79, 81, 500])('behavior: two tabs that ask their wallet %i ms after each other ask once', async (apart) => {
  const ports = fakePorts()
  const [one, other] = [open(ports, []), open(ports.twin({ clock: ports.clock }), [])]
  const byWallet = { ...wish, exchange: { id: 'wallet', name: 'Tern' }, payer: wish.recipient }
  let asked = 0
  const transfer = async (): Promise<string> => {
    asked += 1
    await pause(ports.clock, 600)
    return '0xabc'
  }
  const first = one.charge(byWallet, transfer)
  await ports.clock.settle(apart)
  const second = other.charge(byWallet, transfer)
  await ports.clock.settle(2_000)
  const [{ id }, { id: otherId }] = await Promise.all([first, second])
  expect([asked, otherId, other.order?.txHash]).toEqual([1, id, '0xabc'])
  for (const desk of [one, other]) desk.dispose()
})

test('behavior: an order of another tab does not make this one forget its own', async () => {
  const ports = fakePorts()
  const twin = ports.twin({ clock: ports.clock })
  const asked: OrderQuestion[] = []
  const [one, other] = [open(ports, asked), open(twin, asked)]
  const mine = one.place(wish, undefined)
  await ports.clock.settle(1_000)
  const { id } = await mine
  const theirs = other.place({ ...wish, amount: '2' }, undefined)
  await ports.clock.settle(1_000)
  expect([one.order?.id, other.order?.id]).toEqual([id, (await theirs).id])
  // Both are there after a reload: what is asked for again is the order of before.
  for (const desk of [one, other]) desk.dispose()
  for (const amount of ['1', '2']) {
    const after = open(ports, asked)
    const again = after.place({ ...wish, amount }, undefined)
    await ports.clock.settle(1_000)
    expect((await again).id).toBe(amount === '1' ? id : (await theirs).id)
    after.dispose()
  }
  expect(asked).toHaveLength(2)
})

test('behavior: an order that a tab waits for does not give way to another one', async () => {
  const ports = fakePorts()
  const desk = open(ports, [])
  const placed = desk.place(wish, undefined)
  await ports.clock.settle(1_000)
  await placed
  const release = desk.hold()
  await expect(desk.place({ ...wish, amount: '2' }, undefined)).rejects.toMatchObject({ code: 'exchange/busy' })
  release()
  const next = desk.place({ ...wish, amount: '2' }, undefined)
  await ports.clock.settle(1_000)
  expect((await next).amount).toBe('2')
  desk.dispose()
})
