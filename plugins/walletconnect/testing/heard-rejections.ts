import { afterEach, beforeEach } from 'vitest'

/** What the page hears of during each test: rejections that nobody has caught. Called before a file's own hooks, it ends after them. */
export function heardRejections(): readonly unknown[] {
  const heard: unknown[] = []
  const note = (reason: unknown): void => void heard.push(reason)
  beforeEach(() => {
    heard.length = 0
    process.on('unhandledRejection', note)
  })
  afterEach(() => void process.off('unhandledRejection', note))
  return heard
}
