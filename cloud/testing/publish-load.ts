import { randomBytes } from 'node:crypto'

import { RelayClient, RelayIdentity } from './relay-client.js'

/** Somebody who publishes as fast as answers come, and knows what was acknowledged. */
export interface PublishLoad {
  readonly topic: string
  readonly acknowledged: Set<string>
  /** Stops publishing, and waits for the last answer or the end of the line. */
  stop(): Promise<void>
}

const atOnce = 8

const newTopic = (): string => randomBytes(32).toString('hex')

export interface PublishOptions {
  readonly topic?: string
  /** True for clients that publish again until they have a yes, as the SDK does. */
  readonly insists?: boolean
}

/** Publishes to a relay on a topic until it is stopped or the line ends. */
export async function startPublishing(url: string, { topic = newTopic(), insists = false }: PublishOptions = {}): Promise<PublishLoad> {
  const client = await RelayClient.open(url)
  const acknowledged = new Set<string>()
  const over = new AbortController()
  const isAskedAgain = (answer: unknown): boolean => insists && answer === false
  const publish = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const message = randomBytes(16).toString('hex')
      const ask = (): Promise<unknown> => client.ask('irn_publish', { topic, message, ttl: 3_600, tag: 1 }).catch(() => false)
      // A message that was refused, or whose answer never came, was not acknowledged: it may be there or not.
      let answer = await Promise.race([ask(), client.closed])
      while (isAskedAgain(answer)) answer = await Promise.race([ask(), client.closed])
      if (answer === true) acknowledged.add(message)
      else if (typeof answer === 'object') return
    }
  }
  const publishing = Promise.all(Array.from({ length: atOnce }, publish))
  return {
    topic,
    acknowledged,
    stop: async () => {
      over.abort()
      await publishing
      client.close()
    },
  }
}

/** Which of some messages a new client does not get on a topic, once it got as many as there are or nothing more comes. */
export async function missing(
  url: string,
  { topic, acknowledged }: Pick<PublishLoad, 'topic' | 'acknowledged'>,
): Promise<readonly string[]> {
  const reader = await RelayClient.open(url, { identity: new RelayIdentity() })
  await reader.ask('irn_subscribe', { topic })
  const lacking = (): readonly string[] => {
    const found = new Set(reader.pushes.map(({ message }) => message))
    return [...acknowledged].filter((message) => !found.has(message))
  }
  for (let before = -1, quiet = 0; lacking().length > 0 && quiet < 20;) {
    quiet = reader.pushes.length === before ? quiet + 1 : 0
    before = reader.pushes.length
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  reader.close()
  return lacking()
}
