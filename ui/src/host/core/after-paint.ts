/** How long a page that nobody looks at, and that paints nothing, is waited for, in milliseconds. */
const longestWait = 100

/** Resolves when what stands now has been painted: heavy work that follows keeps nobody from seeing it. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, longestWait)
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => {
        clearTimeout(timer)
        port1.close()
        // Whoever else waits for the frame, and means to do little, comes first.
        setTimeout(resolve)
      })
      port1.start()
      // What is sent in a frame arrives when the frame has been painted.
      port2.postMessage(undefined)
    })
  })
}
