import type { Socket } from 'node:net'

export interface UntilQuietOptions {
  /** The sockets of a relay. */
  readonly sockets: ReadonlySet<Socket>
  /** Something is known to be under way. */
  isBusy(): boolean
}

/** Number of looks in a row without traffic, and of all looks. */
const looks = { quiet: 12, all: 600 } as const

/** Waits until nothing has gone over a relay for a while: everything that was said has been dealt with then, on all sides. */
export async function untilQuiet({ sockets, isBusy }: UntilQuietOptions): Promise<void> {
  let quiet = 0
  let before = -1
  for (let look = 0; look < looks.all && quiet < looks.quiet; look += 1) {
    await new Promise((resume) => setTimeout(resume, 5))
    const now = [...sockets].reduce((sum, { bytesRead, bytesWritten }) => sum + bytesRead + bytesWritten, 0)
    quiet = now === before && !isBusy() ? quiet + 1 : 0
    before = now
  }
}
