import { setTimeout as after } from 'node:timers/promises'

/** Waits, or less when the signal ends it. */
export async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await after(milliseconds, undefined, { signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error
  })
}
