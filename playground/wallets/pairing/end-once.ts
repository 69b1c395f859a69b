import type { Kit } from './kit-answers.js'

/** What the kit stands on, as it ends a session. */
interface Engine {
  isValidDisconnect(ended: object): Promise<void>
  deleteSession(ended: { readonly topic: string }): Promise<void>
}

/** Both sides may end a session at the same moment: what is gone by then is looked for no more, and no rejection is left to nobody. */
export function endOnce({ engine: { signClient } }: Kit): void {
  const engine = signClient.engine as object as Engine
  const [check, end] = [engine.isValidDisconnect, engine.deleteSession]
  const isThere = (topic: string): boolean => signClient.session.keys.includes(topic)
  Object.assign(engine, {
    isValidDisconnect(ended) {
      const checked = check(ended)
      checked.catch(() => undefined)
      return checked
    },
    deleteSession: (ended) => (isThere(ended.topic) ? end(ended) : Promise.resolve()),
  } satisfies Engine)
}
