import { billfold } from '../start/page.js'

/** Calls with the address that is connected, now and whenever it changes. Gives what ends it. */
export function followAddress(show: (address: string | undefined) => void): () => void {
  const tell = (): void => show(billfold.getSnapshot().account.address)
  tell()
  return billfold.subscribe(tell)
}

/** Calls once for each wallet that somebody connects, and not for those that are taken up again. */
export function greet(say: (words: string) => void): () => void {
  return billfold.on('connection:connected', ({ connectorId, isRestored }) => {
    if (!isRestored) say(`Connected with ${connectorId}`)
  })
}
