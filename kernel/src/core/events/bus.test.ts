import { settled } from '@billfold/test/fakes'
import { describe, expect, test, vi } from 'vitest'
import { EventBus } from './bus.js'

const opened = { view: 'Connect' } as const

describe('EventBus', () => {
  test('default: tells listeners of the event, and those of all events', () => {
    const bus = new EventBus(() => undefined)
    const [one, other, any] = [vi.fn(), vi.fn(), vi.fn()]
    bus.on('modal:opened', one)
    bus.on('modal:closed', other)
    bus.onAny(any)
    bus.publish('modal:opened', opened)
    expect(one).toHaveBeenCalledExactlyOnceWith(opened)
    expect(other).not.toHaveBeenCalled()
    expect(any).toHaveBeenCalledExactlyOnceWith({ name: 'modal:opened', payload: opened })
  })

  test('behavior: the undo works once, for that one listening only', () => {
    const bus = new EventBus(() => undefined)
    const listener = vi.fn()
    const undo = bus.on('modal:opened', listener)
    bus.on('modal:opened', listener)
    undo()
    undo()
    bus.publish('modal:opened', opened)
    expect(listener).toHaveBeenCalledOnce()
  })

  test('behavior: a listener that throws or rejects reaches neither the publisher nor the others', async () => {
    const failed = vi.fn()
    const bus = new EventBus(failed)
    const last = vi.fn()
    bus.on('modal:opened', () => {
      throw new Error('now')
    })
    bus.on('modal:opened', () => Promise.reject(new Error('later')), 'feature.a')
    bus.onAny(last)
    bus.publish('modal:opened', opened)
    expect(last).toHaveBeenCalledOnce()
    await settled()
    expect(failed.mock.calls).toEqual([
      [new Error('now'), 'modal:opened', undefined],
      [new Error('later'), 'modal:opened', 'feature.a'],
    ])
  })

  test('behavior: a listener may leave, and another may come, while they are told', () => {
    const bus = new EventBus(() => undefined)
    const [late, leaving] = [vi.fn(), vi.fn()]
    bus.on('modal:opened', () => {
      undo()
      bus.on('modal:opened', late)
    })
    const undo = bus.on('modal:opened', leaving)
    bus.publish('modal:opened', opened)
    expect(leaving).not.toHaveBeenCalled()
    expect(late).not.toHaveBeenCalled()
  })

  test('behavior: a listener may publish', () => {
    const bus = new EventBus(() => undefined)
    const names: string[] = []
    bus.onAny(({ name }) => names.push(name))
    bus.on('modal:opened', () => bus.publish('modal:closed', opened))
    bus.publish('modal:opened', opened)
    expect(names).toEqual(['modal:opened', 'modal:closed'])
  })

  test('behavior: after its end nobody is told', () => {
    const bus = new EventBus(() => undefined)
    const listener = vi.fn()
    bus.on('modal:opened', listener)
    bus.dispose()
    bus.publish('modal:opened', opened)
    expect(listener).not.toHaveBeenCalled()
  })
})
