/** What one client may ask of the relay. */
export const relayLimits = {
  /** The longest frame, in bytes. */
  frame: 1_048_576,
  topicsPerClient: 2_000,
  topicsPerRequest: 500,
  /** Requests that a client may send at once, and how many it earns back each second. */
  burst: 500,
  requestsPerSecond: 100,
  messagesPerTopic: 1_000,
  /** Messages in all; the oldest go first. */
  messages: 200_000,
  /** The longest that a message may wait, in seconds. */
  timeToLive: 2_592_000,
  /** How far a client's clock may be ahead, in seconds. */
  clockLeeway: 60,
  /** Clients in Node give up after 35 seconds of silence. In milliseconds. */
  heartbeat: 30_000,
  /** How long a socket that was told to go may stand. In milliseconds. */
  goodbye: 2_000,
} as const
