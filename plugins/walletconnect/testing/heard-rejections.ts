import { afterEach, beforeEach } from 'vitest'

/** Collects the unhandled rejections of each test. Called before a file's own hooks, it ends after them. */
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
