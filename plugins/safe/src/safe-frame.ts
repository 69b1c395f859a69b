import type { ClockPort, ParentPagePort } from '@billfold/kernel'
import { fieldOf } from '@billfold/kernel/family'

export interface SafeFrameNeeds {
  readonly parent: ParentPagePort
  /** The origins that Safe's own page may have. */
  readonly origins: readonly string[]
  readonly clock: Pick<ClockPort, 'after'>
  readonly uuid: () => string
}

/** Which dialect of the Safe Apps protocol this page speaks. */
const sdkVersion = '9.1.0'
/** How long Safe's page may take for an answer that no person has to give, in milliseconds. */
const longestAnswer = 10_000

/** Methods that Safe's page asks nobody about. Everything else may wait for its owners. */
const immediate: ReadonlySet<string> = new Set(['getSafeInfo', 'getChainInfo', 'rpcCall', 'getTxBySafeTxHash'])

/** The line to Safe's own page around this one. Only that page, from an origin that is allowed, is believed. */
export class SafeFrame {
  private readonly waiting = new Map<string, (answer: unknown) => void>()
  private readonly stop: () => void

  constructor(private readonly needs: SafeFrameNeeds) {
    this.stop = needs.parent.listen(({ data, origin }) => {
      if (needs.origins.includes(origin)) this.hear(data)
    })
  }

  /** Asks for one thing. Rejects with the codes that wallets use. */
  ask(method: string, params: unknown = {}): Promise<unknown> {
    const { parent, origins, clock, uuid } = this.needs
    const id = uuid()
    return new Promise((resolve, reject) => {
      const limit = immediate.has(method) ? clock.after(longestAnswer, () => end(() => reject(gone))) : undefined
      const end = (settle: () => void): void => {
        this.waiting.delete(id)
        limit?.()
        settle()
      }
      this.waiting.set(id, (answer) =>
        end(() => (fieldOf(answer, 'success') === true ? resolve(fieldOf(answer, 'data')) : reject(failureOf(answer)))),
      )
      // The browser delivers it only if the parent is of that very origin.
      for (const origin of origins) parent.post({ id, method, params, env: { sdkVersion } }, origin)
    })
  }

  dispose(): void {
    this.stop()
    this.waiting.clear()
  }

  private hear(data: unknown): void {
    const id = fieldOf(data, 'id')
    if (typeof id === 'string') this.waiting.get(id)?.(data)
  }
}

const gone = { code: 4900, message: 'Safe did not answer' }

/** Safe says a no in words only. */
function failureOf(answer: unknown): unknown {
  const words = fieldOf(answer, 'error')
  const message = typeof words === 'string' ? words : 'Safe could not do that'
  return { code: /reject|declin|cancel/i.test(message) ? 4001 : -32603, message }
}
