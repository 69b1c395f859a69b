import { KernelStorage, Log } from '@billfold/kernel'
import { type FakePorts, fakePorts } from '@billfold/test/fakes'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SentTransfer } from '../contract.js'
import { limits } from '../limits.js'
import { isOver } from './merged-transfers.js'
import { Outbox } from './outbox.js'

const transfer = (id: string, more: Partial<SentTransfer> = {}): SentTransfer => ({
  ...{ id, at: 1, account: 'eip155:1:0xa', to: '0xb', symbol: 'ETH', decimals: 18, amount: '1', status: 'asked' },
  ...more,
})

const open = (ports: FakePorts): Outbox => new Outbox(new KernelStorage({ ports, log: new Log(ports.log) }), ports.clock)

/** Tabs of one browser, each with its own memory. */
function tabs(count: number): { readonly ports: FakePorts; readonly boxes: readonly Outbox[] } {
  const ports = fakePorts()
  return { ports, boxes: [open(ports), ...Array.from({ length: count - 1 }, () => open(ports.twin({ clock: ports.clock })))] }
}

describe('the outbox', () => {
  test('default: of tabs that ask for the same at once, or soon after each other, one does', async () => {
    const delays = fc.array(fc.nat(200), { minLength: 2, maxLength: 4 })
    await fc.assert(
      fc.asyncProperty(delays, async (pauses) => {
        const { ports, boxes } = tabs(pauses.length)
        const answers = boxes.map(async (box, index) => {
          await new Promise<void>((resolve) => void ports.clock.after(pauses[index] ?? 0, resolve))
          const mine = transfer(`tab-${index}`, { at: ports.clock.now() })
          return box.repeatOf(mine) === undefined && box.claim(mine)
        })
        for (let step = 0; step < 40; step += 1) await ports.clock.settle(10)
        expect((await Promise.all(answers)).filter(Boolean)).toHaveLength(1)
      }),
      { numRuns: 60 },
    )
  })

  test('behavior: another transfer is another one', async () => {
    const { ports, boxes } = tabs(2)
    const asked = [transfer('one'), transfer('two', { amount: '2' })]
    const claims = boxes.map((box, index) => box.claim(asked[index] ?? transfer('none')))
    for (let step = 0; step < 20; step += 1) await ports.clock.settle(10)
    expect(await Promise.all(claims)).toEqual([true, true])
    expect(boxes.map(({ all }) => all.length)).toEqual([2, 2])
  })

  test('behavior: at most 99 are kept, and none that is not over before one that is', async () => {
    const { ports, boxes } = tabs(1)
    const [box] = boxes
    for (let index = 0; index < 130; index += 1) {
      const mine = transfer(`t-${index}`, { at: index, amount: String(index) })
      const claim = box?.claim(mine)
      await ports.clock.settle(100)
      await claim
      if (index > 20) box?.settle(mine.id, { status: 'confirmed' })
    }
    expect(box?.all).toHaveLength(limits.outbox)
    expect(box?.all.filter((one) => !isOver(one))).toHaveLength(21)
  })

  test('behavior: what is over stays over, and what was refused is forgotten in every tab', async () => {
    const { ports, boxes } = tabs(2)
    const [here, there] = boxes
    const asked = [transfer('one'), transfer('two', { to: '0xc' })]
    const claims = boxes.map((box, index) => box.claim(asked[index] ?? transfer('none')))
    for (let step = 0; step < 20; step += 1) await ports.clock.settle(10)
    await Promise.all(claims)
    here?.settle('one', { status: 'confirmed', block: '7' })
    here?.settle('one', { status: 'pending' })
    there?.forget('two')
    expect(here?.all.map(({ id, status }) => [id, status])).toEqual([['one', 'confirmed']])
    expect(there?.all.map(({ id, status }) => [id, status])).toEqual([['one', 'confirmed']])
  })
})
