import type { PairingClient } from './sdk.js'

/** The parts of the SDK that end a session: its own, for want of an option. */
interface Ending {
  isValidDisconnect(ended: object): Promise<void>
  deleteSession(ended: { readonly topic: string }): Promise<void>
}

/**
 * Lets a session end once. The SDK reads what it was told while a line opened a second time, and both sides may end a session at the
 * same moment: it looks for what is gone by then, and leaves rejections to the page that nobody can catch.
 */
export function endOnce({ engine, session }: PairingClient): void {
  const ending = engine as object as Ending
  const { isValidDisconnect, deleteSession } = ending
  ending.isValidDisconnect = (ended) => {
    const checked = isValidDisconnect(ended)
    // Whoever waits for it is told all the same; the SDK does not always wait.
    checked.catch(() => undefined)
    return checked
  }
  ending.deleteSession = async (ended) => {
    if (session.keys.includes(ended.topic)) await deleteSession(ended)
  }
}
