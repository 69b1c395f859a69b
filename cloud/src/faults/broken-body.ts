import { setTimeout as wait } from 'node:timers/promises'

/** How long the first half of a body is on its way before the line is cut, in milliseconds. */
const headStart = 20

/** The first half of a body, after which the line is cut. */
export function cutBody(bytes: Uint8Array): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (controller) => controller.enqueue(bytes.subarray(0, Math.floor(bytes.length / 2))),
    pull: async (controller) => {
      await wait(headStart)
      controller.error(new Error('Cut by a test.'))
    },
  })
}

/** A body that comes byte by byte, so many milliseconds apart. */
export function drippingBody(bytes: Uint8Array, gap: number): ReadableStream<Uint8Array> {
  let at = 0
  return new ReadableStream({
    pull: async (controller) => {
      if (at === bytes.length) return controller.close()
      if (at > 0) await wait(gap)
      controller.enqueue(bytes.subarray(at, (at += 1)))
    },
  })
}
