import { readFile, rename, writeFile } from 'node:fs/promises'

import * as v from 'valibot'

import { MemoryStore } from './memory-store.js'
import type { Kept, Place, Store } from './store.js'

export interface FileStoreOptions {
  readonly file: string
  readonly now?: () => number
  readonly log?: (line: string, error: unknown) => void
}

/** Changes within this time are written together. In milliseconds. */
const gap = 200

/** Remembers in one JSON file. Written beside it and then put in its place, so that it is whole at any time. */
export class FileStore implements Store {
  private timer: NodeJS.Timeout | undefined
  private written: Promise<void> = Promise.resolve()

  private constructor(
    private readonly memory: MemoryStore,
    private readonly options: FileStoreOptions,
  ) {}

  /** Opens a file, or begins one. Throws when there is a file that is something else. */
  static async open(options: FileStoreOptions): Promise<FileStore> {
    const memory = new MemoryStore(options.now)
    for (const [place, kept] of await readRows(options.file)) await memory.change(place, () => kept)
    return new FileStore(memory, options)
  }

  read(place: Place): Promise<unknown> {
    return this.memory.read(place)
  }

  async change(place: Place, decide: (value: unknown) => Kept | undefined): Promise<void> {
    let isFleeting = false
    await this.memory.change(place, (value) => {
      const kept = decide(value)
      isFleeting = kept?.isFleeting === true
      return kept
    })
    if (!isFleeting) this.timer ??= setTimeout(() => this.write(), gap)
  }

  keys(table: string, prefix?: string): Promise<readonly string[]> {
    return this.memory.keys(table, prefix)
  }

  async close(): Promise<void> {
    if (this.timer !== undefined) this.write()
    await this.written
    await this.memory.close()
  }

  private write(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    const { file, log } = this.options
    const text = JSON.stringify(this.memory.entries())
    this.written = this.written
      .then(async () => {
        await writeFile(`${file}.new`, text, { mode: 0o600 })
        await rename(`${file}.new`, file)
      })
      .catch((error: unknown) => log?.(`${file} could not be written`, error))
  }
}

const row = v.tuple([
  v.object({ table: v.string(), key: v.string() }),
  v.object({ value: v.unknown(), until: v.exactOptional(v.number()) }),
])

async function readRows(file: string): Promise<readonly (readonly [Place, Kept])[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '[]'
    throw error
  })
  try {
    return v.parse(v.array(row), JSON.parse(text))
  } catch (cause) {
    throw new Error(`${file} is not a store of this server: name another file, or remove it.`, { cause })
  }
}
