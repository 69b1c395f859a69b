import type { CDPSession } from '@vitest/browser-playwright'
import { expect } from 'vitest'
import { cdp } from 'vitest/browser'

/** Takes all colours of a page away, as a person does who sets them all, or gives them back. */
export async function forceColors(isForced: boolean): Promise<void> {
  const session: CDPSession = cdp()
  await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: isForced ? 'active' : 'none' }] })
  await expect.poll(() => matchMedia('(forced-colors: active)').matches).toBe(isForced)
}
