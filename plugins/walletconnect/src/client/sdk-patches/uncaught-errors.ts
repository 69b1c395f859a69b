import type { PairingClient } from '../sdk.js'

/** Catches the errors that the SDK (2.21.8) throws into the page, where nobody can catch them. */
export function patchUncaughtErrors(client: PairingClient): void {
  patchSockets(client)
  patchPublisher(client)
  patchSessionDeletion(client)
  patchSessionEvents(client)
}

/**
 * Listens to the errors of every socket. The SDK removes its listener from a socket that it replaces; when the relay refuses that one
 * afterwards, the error event throws.
 */
function patchSockets({ core: { relayer } }: PairingClient): void {
  let { provider } = relayer
  Object.defineProperty(relayer, 'provider', {
    configurable: true,
    enumerable: true,
    get: () => provider,
    set(next: typeof provider) {
      provider = next
      // The errors of the socket in use reach us through the relayer.
      next.on('error', () => undefined)
    },
  })
}

/** Internal part of the publisher. */
interface PublisherParts {
  checkQueue(): void
  rpcPublish(...given: unknown[]): Promise<unknown>
}

/** Catches the failures of messages that are sent again. The SDK tries them every few seconds, and leaves a rejection each time. */
function patchPublisher({ core: { relayer } }: PairingClient): void {
  const publisher = relayer.publisher as object as PublisherParts
  const { checkQueue, rpcPublish } = publisher
  const publishSilently: PublisherParts['rpcPublish'] = (...given) => rpcPublish.apply(publisher, given).catch(() => undefined)
  publisher.checkQueue = () => {
    publisher.rpcPublish = publishSilently
    checkQueue.call(publisher)
    publisher.rpcPublish = rpcPublish
  }
}

/** Internal part of the engine. */
interface EngineParts {
  isValidDisconnect(ended: object): Promise<void>
  isValidEmit(event: object): Promise<void>
  deleteSession(ended: { readonly topic: string }): Promise<void>
}

/**
 * Deletes each session once. The SDK handles a message again that it received on two sockets, and both sides may end a session at the
 * same moment: it then looks for a session that is gone, and leaves a rejection.
 */
function patchSessionDeletion({ engine, session }: PairingClient): void {
  const parts = engine as object as EngineParts
  const { isValidDisconnect, deleteSession } = parts
  parts.isValidDisconnect = (ended) => heard(isValidDisconnect(ended))
  parts.deleteSession = async (ended) => {
    if (session.keys.includes(ended.topic)) await deleteSession(ended)
  }
}

/** Catches what the SDK finds wrong with an event whose session has ended meanwhile. */
function patchSessionEvents({ engine }: PairingClient): void {
  const parts = engine as object as EngineParts
  const { isValidEmit } = parts
  parts.isValidEmit = (event) => heard(isValidEmit(event))
}

/** A check whose failure is heard: a caller that waits gets the rejection all the same, and the SDK does not always wait. */
function heard(checked: Promise<void>): Promise<void> {
  checked.catch(() => undefined)
  return checked
}
