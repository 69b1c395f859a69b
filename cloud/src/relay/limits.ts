/** Limits of one client. */
export const relayLimits = {
  /** The longest frame, in bytes. */
  frame: 1_048_576,
  topicsPerClient: 2_000,
  topicsPerRequest: 500,
  /** Requests that a client may send at once, and how many it earns back each second. A batch costs what it holds. */
  burst: 500,
  requestsPerSecond: 100,
  /** The longest that a message may wait, in seconds. */
  timeToLive: 2_592_000,
  /** How long a client that does not come back is waited for before messages go without it, in milliseconds. */
  subscriptionLife: 2_592_000_000,
  /** How long the same message from the same client on the same topic counts as one that was sent again, in milliseconds. */
  retryMemory: 300_000,
  /** The longest that a token may be good for, in seconds. Clients sign for a day, which a calendar may make an hour longer. */
  tokenLife: 172_800,
  /** How far a client's clock may be ahead, in seconds. */
  clockLeeway: 60,
  /** Clients in Node give up after 35 seconds of silence. In milliseconds. */
  heartbeat: 30_000,
  /** Sockets of one address of the network, which people behind one router share. */
  socketsPerAddress: 2_000,
  /** How long a socket that was told to go may stand. In milliseconds. */
  goodbye: 2_000,
} as const

/** Messages that may wait in the database, in bytes. More is refused: a message that was taken is never dropped for it. */
export const mailboxBudgets = { client: 16_777_216, project: 1_073_741_824, all: 8_589_934_592 } as const

/** Limits of what waits in the memory of a relay. */
export const queueLimits = {
  /** Of all clients, to be written. In bytes. */
  writing: 67_108_864,
  /** Of one client that sends faster than can be written: its socket is not read until there is less. In bytes. */
  reading: 2_097_152,
  /** Of one socket, to be sent. In bytes. */
  socket: 1_048_576,
  /** Of all sockets, to be sent. In bytes. */
  sockets: 134_217_728,
  /** Messages that one socket was sent and has not confirmed. */
  unconfirmed: 200,
  /** A socket that takes nothing for this long is cut. In milliseconds. */
  stall: 20_000,
  /** A page of the mailbox, as it is read for one client at a time. */
  page: { messages: 50, bytes: 524_288 },
  /** Messages that have been read and wait to be noted. */
  marks: 100_000,
  /** How long they are gathered: nobody waits for them, and whoever publishes waits behind them. In milliseconds. */
  gatherMarks: 25,
  /** Clients at the door whose tokens wait to be looked up. */
  tokens: 20_000,
} as const

/** How often the relay looks for what has expired, in milliseconds, and how much it frees at a time. */
export const sweepLimits = { every: 1_000, messages: 2_000 } as const
