import { afterEach, describe, expect, test, vi } from 'vitest'

import { imageBlob } from './image-blob.js'
import { ImageStore } from './image-store.js'

const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>'
const picture = (): Blob => new Blob([svg], { type: 'image/svg+xml' })
const source = (key: string, load: () => Promise<Blob | string> = () => Promise.resolve(picture())) => ({ key, load: vi.fn(load) })

function store(options: Partial<ConstructorParameters<typeof ImageStore>[0]> = {}) {
  return new ImageStore({ now: () => 0, ...options })
}

afterEach(() => vi.restoreAllMocks())

describe('ImageStore', () => {
  test('behavior: a picture is loaded once and kept as a blob address', async () => {
    const images = store()
    const one = source('a')
    const [first, second] = await Promise.all([images.get(one), images.get(one)])
    expect(first).toMatch(/^blob:/)
    expect(second).toBe(first)
    expect(images.peek('a')).toBe(first)
    expect(one.load).toHaveBeenCalledOnce()
  })

  test('behavior: at most six at a time, first come first served', async () => {
    const images = store()
    let running = 0
    let most = 0
    const slow = async (): Promise<Blob> => {
      running += 1
      most = Math.max(most, running)
      await new Promise((go) => setTimeout(go, 5))
      running -= 1
      return picture()
    }
    await Promise.all(Array.from({ length: 30 }, (_, index) => images.get(source(String(index), slow))))
    expect(most).toBe(6)
  })

  test('behavior: what does not come in time is given up, and its place is free', async () => {
    const time = new AbortController()
    vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(time.signal)
    const images = store({ parallel: 1 })
    const stuck = source('stuck', () => new Promise(() => undefined))
    const got = [images.get(stuck), images.get(source('next'))]
    await expect.poll(() => stuck.load).toHaveBeenCalled()
    time.abort()
    expect(await Promise.all(got)).toEqual([undefined, expect.stringMatching(/^blob:/)])
  })

  test('behavior: image preload gives up after 2 s', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    expect(await store().get(source('stuck', () => new Promise(() => undefined)))).toBeUndefined()
    expect(timeout.mock.calls).toEqual([[2_000]])
  })

  test('behavior: a failure is asked for again after 30 s and not before', async () => {
    let now = 0
    const images = store({ now: () => now })
    const broken = source('a', () => Promise.reject(new Error('404')))
    expect(await images.get(broken)).toBeUndefined()
    await images.get(broken)
    now = 30_000
    await images.get(broken)
    expect(broken.load).toHaveBeenCalledTimes(2)
  })

  test('behavior: beyond the limit, what was used longest ago is freed', async () => {
    const revoke = vi.spyOn(URL, 'revokeObjectURL')
    const images = store({ limit: 2 })
    const first = await images.get(source('a'))
    await images.get(source('b'))
    await images.get(source('a'))
    await images.get(source('c'))
    expect(images.peek('b')).toBeUndefined()
    expect(images.peek('a')).toBe(first)
    expect(revoke).toHaveBeenCalledOnce()
    images.dispose()
    expect(revoke).toHaveBeenCalledTimes(3)
  })

  test('behavior: what arrives after the store was disposed is not kept', async () => {
    const create = vi.spyOn(URL, 'createObjectURL')
    const images = store()
    const late = images.get(source('a'))
    images.dispose()
    create.mockClear()
    expect(await late).toBeUndefined()
    expect(create).not.toHaveBeenCalled()
  })
})

describe('imageBlob', () => {
  test.each([
    ['base64', `data:image/svg+xml;base64,${btoa(svg)}`],
    ['percent', `data:image/svg+xml,${encodeURIComponent(svg)}`],
    ['charset', `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`],
  ])('behavior: a data address in %s', async (_, address) => expect(await imageBlob(address)?.text()).toBe(svg))

  test.each([
    ['a remote address', 'https://example.com/a.png'],
    ['a script', 'javascript:alert(1)'],
    ['a page', 'data:text/html,<script>'],
    ['broken base64', 'data:image/png;base64,%%%'],
    ['broken percent', 'data:image/png,%'],
    ['too much', `data:image/png,${'a'.repeat(300_000)}`],
    ['nothing', ''],
  ])('behavior: %s is no picture', (_, address) => expect(imageBlob(address)).toBeUndefined())

  test('behavior: a blob that says it is no image is none', () => {
    expect(imageBlob(new Blob(['<html>'], { type: 'text/html' }))).toBeUndefined()
  })
})
