import { pageClock } from '../handle/page-clock.js'

/** The longest wait for a page that nobody looks at, and that paints nothing, in milliseconds. */
const longestWait = 100

/** Resolves when the page has been painted as it is now: heavy work that follows delays no picture. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const cancel = pageClock.after(longestWait, resolve)
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => {
        cancel()
        port1.close()
        // Others that wait for the frame, and mean to do little, come first.
        pageClock.after(0, resolve)
      })
      port1.start()
      // A message that is sent in a frame arrives when the frame has been painted.
      port2.postMessage(undefined)
    })
  })
}
