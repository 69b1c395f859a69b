import type { StoragePort } from '../ports.js'
import type { Log } from '../log/log.js'

/** Kinds of failures of storage. */
export type StorageFailure = 'read' | 'write' | 'remove' | 'watch' | 'corrupt' | 'encode' | 'listener'

/** The storage port as something that never throws: each kind of failure is logged once, and only logged. */
export class SafeStorage {
  private readonly told = new Set<StorageFailure>()

  constructor(
    private readonly port: StoragePort,
    private readonly log: Log,
  ) {}

  /** Undefined when nothing is there or nothing can be read. */
  read(key: string): string | undefined {
    return this.attempt('read', key, () => this.port.read(key) ?? undefined)
  }

  /** False when the text was not kept. */
  write(key: string, text: string): boolean {
    return this.attempt('write', key, () => (this.port.write(key, text), true)) === true
  }

  /** False when the key may still be there. */
  remove(key: string): boolean {
    return this.attempt('remove', key, () => (this.port.remove(key), true)) === true
  }

  /** Tells of keys that another tab changed; an undefined key means all of them. */
  watch(listener: (key: string | undefined) => void): () => void {
    const undo = this.attempt('watch', '', () => this.port.watch(({ key }) => listener(key ?? undefined)))
    return () => this.attempt('watch', '', () => undo?.())
  }

  /** Runs something that may fail; its failure is told once per kind. */
  attempt<T>(kind: StorageFailure, key: string, run: () => T): T | undefined {
    try {
      return run()
    } catch (error) {
      this.tell(kind, key, error)
      return undefined
    }
  }

  /** Logs a failure, the first of its kind only. */
  tell(kind: StorageFailure, key: string, error?: unknown): false {
    if (!this.told.has(kind)) this.log.error(`Storage failed (${kind}). Going on without it.`, { key, error })
    this.told.add(kind)
    return false
  }
}
