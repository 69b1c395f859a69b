/** How long a node may take, in milliseconds: callers wait for ten seconds, and are to be told that it was the node. */
export const nodeDeadline = 8_000
