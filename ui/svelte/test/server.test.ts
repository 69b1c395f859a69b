import { createBillfold } from '@billfold/ui'
import { get } from 'svelte/store'
import { expect, test } from 'vitest'

import { useAccount, useSend } from '../src/index.js'

test('behavior: a server has what is known of nobody, and follows nothing', () => {
  const billfold = createBillfold({ projectId: 'test', networks: [] })
  const followed: unknown[] = []
  const watched = { ...billfold, subscribe: (listener: () => void) => (followed.push(listener), () => undefined) }
  expect([get(useAccount(watched)).status, get(useSend(watched)).readiness, followed]).toEqual(['disconnected', 'idle', []])
})
