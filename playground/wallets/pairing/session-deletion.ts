import type { Kit } from './kit-answers.js'

/** Internal parts of the kit that end a session. */
interface Engine {
  isValidDisconnect(ended: object): Promise<void>
  deleteSession(ended: { readonly topic: string }): Promise<void>
}

/**
 * Deletes each session once. Both sides may end a session at the same moment: the kit (1.2.10) then looks for one that is gone, and leaves a
 * rejection that nobody can catch.
 */
export function patchSessionDeletion({ engine: { signClient } }: Kit): void {
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
