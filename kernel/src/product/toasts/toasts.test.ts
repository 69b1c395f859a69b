import { autorun } from 'mobx'
import { describe, expect, test } from 'vitest'
import { type FakeClock, fakeClock } from '@billfold/test/fakes'
import { Toasts } from './toasts.js'

function setup(): { clock: FakeClock; toasts: Toasts; shown: () => string | undefined } {
  const clock = fakeClock()
  const toasts = new Toasts(clock)
  return { clock, toasts, shown: () => toasts.current && `${toasts.current.variant}: ${toasts.current.message}` }
}

describe('toasts: one message at a time, with variants loading, success and error', () => {
  test.each(['loading', 'success', 'error'] as const)('default: a first %s shows at once', (variant) => {
    const { toasts, shown } = setup()
    expect(shown()).toBeUndefined()
    toasts.show({ variant, message: 'Sent' })
    expect(shown()).toBe(`${variant}: Sent`)
  })

  test('behavior: if a toast is open, it closes first and the new one shows 150 ms later', () => {
    const { clock, toasts, shown } = setup()
    toasts.show({ variant: 'loading', message: 'Authenticating...' })
    toasts.show({ variant: 'success', message: 'Signed' })
    expect(shown()).toBeUndefined()
    clock.advance(149)
    expect(shown()).toBeUndefined()
    clock.advance(1)
    expect(shown()).toBe('success: Signed')
  })

  test('behavior: the last of several wins, at the time of the first', () => {
    const { clock, toasts, shown } = setup()
    toasts.show({ variant: 'loading', message: 'one' })
    toasts.show({ variant: 'loading', message: 'two' })
    clock.advance(100)
    toasts.show({ variant: 'error', message: 'three' })
    clock.advance(49)
    expect(shown()).toBeUndefined()
    clock.advance(1)
    expect(shown()).toBe('error: three')
  })

  test.each([
    ['success', 3000],
    ['error', 6000],
  ] as const)('behavior: a %s closes by itself after %i ms', (variant, duration) => {
    const { clock, toasts, shown } = setup()
    toasts.show({ variant, message: 'x' })
    clock.advance(duration - 1)
    expect(shown()).toBeDefined()
    clock.advance(1)
    expect([shown(), clock.pending]).toEqual([undefined, 0])
  })

  test('behavior: a loading toast stays until it is replaced or hidden', () => {
    const { clock, toasts, shown } = setup()
    toasts.show({ variant: 'loading', message: 'x' })
    clock.advance(3_600_000)
    expect([shown(), clock.pending]).toEqual(['loading: x', 0])
    toasts.hide()
    expect(shown()).toBeUndefined()
  })

  test('behavior: the time of a toast starts when it shows', () => {
    const { clock, toasts, shown } = setup()
    toasts.show({ variant: 'success', message: 'one' })
    clock.advance(2900)
    toasts.show({ variant: 'success', message: 'two' })
    clock.advance(150 + 2999)
    expect(shown()).toBe('success: two')
    clock.advance(1)
    expect(shown()).toBeUndefined()
  })

  test('behavior: after a hidden toast the next one shows at once', () => {
    const { toasts, shown } = setup()
    toasts.show({ variant: 'error', message: 'one' })
    toasts.hide()
    toasts.show({ variant: 'error', message: 'two' })
    expect(shown()).toBe('error: two')
  })

  test('behavior: where the sentence stands in other languages goes with it', () => {
    const { toasts } = setup()
    toasts.show({ variant: 'error', message: 'Gone', words: { set: 'example', key: 'gone' } })
    expect(toasts.current).toMatchObject({ message: 'Gone', words: { set: 'example', key: 'gone' } })
  })

  test('behavior: two toasts with the same words have keys of their own', () => {
    const { clock, toasts } = setup()
    toasts.show({ variant: 'error', message: 'x' })
    const first = toasts.current?.key
    toasts.show({ variant: 'error', message: 'x' })
    clock.advance(150)
    expect(toasts.current?.key).not.toBe(first)
  })

  test.each([
    ['an error', new Error('No funds'), 'No funds'],
    ['an object', {}, 'Something went wrong. Please try again.'],
    ['[object Object]', '[object Object]', 'Something went wrong. Please try again.'],
    ['nothing', undefined, 'Something went wrong. Please try again.'],
  ])('behavior: %s is reduced to a sentence', (_, message, text) => {
    const { toasts, shown } = setup()
    toasts.show({ variant: 'error', message })
    expect(shown()).toBe(`error: ${text}`)
  })

  test('behavior: whoever observes sees the gap between two toasts', () => {
    const { clock, toasts, shown } = setup()
    const seen: (string | undefined)[] = []
    const stop = autorun(() => seen.push(shown()))
    toasts.show({ variant: 'loading', message: 'one' })
    toasts.show({ variant: 'success', message: 'two' })
    clock.advance(150 + 3000)
    stop()
    expect(seen).toEqual([undefined, 'loading: one', undefined, 'success: two', undefined])
  })
})

describe('hide, pause and resume', () => {
  test('behavior: hiding calls off the toast that was about to follow', () => {
    const { clock, toasts, shown } = setup()
    toasts.show({ variant: 'loading', message: 'one' })
    toasts.show({ variant: 'success', message: 'two' })
    toasts.hide()
    clock.advance(10_000)
    expect([shown(), clock.pending]).toEqual([undefined, 0])
  })

  test('behavior: a toast that is read stays, and has its whole time again afterwards', () => {
    const { clock, toasts, shown } = setup()
    toasts.show({ variant: 'success', message: 'x' })
    clock.advance(2000)
    toasts.pause()
    clock.advance(60_000)
    expect([shown(), clock.pending]).toEqual(['success: x', 0])
    toasts.resume()
    clock.advance(2999)
    expect(shown()).toBe('success: x')
    clock.advance(1)
    expect(shown()).toBeUndefined()
  })

  test('behavior: resuming a toast that runs counts once', () => {
    const { clock, toasts, shown } = setup()
    toasts.show({ variant: 'success', message: 'x' })
    clock.advance(1000)
    toasts.resume()
    expect(clock.pending).toBe(1)
    clock.advance(2999)
    expect(shown()).toBe('success: x')
  })

  test('behavior: a pause does not hold up the toast that follows', () => {
    const { clock, toasts, shown } = setup()
    toasts.show({ variant: 'loading', message: 'one' })
    toasts.pause()
    toasts.show({ variant: 'success', message: 'two' })
    toasts.pause()
    toasts.resume()
    clock.advance(150)
    expect(shown()).toBe('success: two')
    clock.advance(3000)
    expect(shown()).toBeUndefined()
  })

  test('behavior: without a toast there is nothing to pause, resume or hide', () => {
    const { clock, toasts } = setup()
    toasts.pause()
    toasts.resume()
    toasts.hide()
    expect([toasts.current, clock.pending]).toEqual([undefined, 0])
  })

  test('behavior: its methods can be handed on alone', () => {
    const { toasts, shown } = setup()
    const { show, pause, resume, hide } = toasts
    show({ variant: 'success', message: 'x' })
    pause()
    resume()
    expect(shown()).toBe('success: x')
    hide()
    expect(shown()).toBeUndefined()
  })

  test('behavior: dispose leaves no timer behind', () => {
    const { clock, toasts } = setup()
    toasts.show({ variant: 'success', message: 'one' })
    toasts.show({ variant: 'success', message: 'two' })
    toasts.dispose()
    expect([toasts.current, clock.pending]).toEqual([undefined, 0])
  })
})
