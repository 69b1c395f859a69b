import { randomBytes } from 'node:crypto'
import { open, readFile, rename } from 'node:fs/promises'
import * as v from 'valibot'

/** The secrets in a file of recovery keys, newest first. */
const shape = v.strictObject({ secrets: v.pipe(v.array(v.pipe(v.string(), v.minLength(32))), v.nonEmpty()) })

/** A file of recovery keys: the first seals, all open. */
export class KeyFile {
  constructor(private readonly path: string) {}

  /** Rejects when there is no file, or something else in it. */
  async read(): Promise<readonly string[]> {
    const text = await readFile(this.path, 'utf8')
    try {
      return v.parse(shape, JSON.parse(text)).secrets
    } catch {
      // What is wrong with it would be told with what is in it.
      throw new Error(`${this.path} is no file of recovery keys: put back the one that was there, or its backup.`)
    }
  }

  /** Makes the file with a first secret where there is none. True when it did. */
  async make(): Promise<boolean> {
    try {
      await this.read()
      return false
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
    await this.write([drawSecret()])
    return true
  }

  /** Puts a new secret before the others, and gives how many there are now. */
  async rotate(): Promise<number> {
    const secrets = [drawSecret(), ...(await this.read())]
    await this.write(secrets)
    return secrets.length
  }

  /** Leaves the newest secret alone. */
  async prune(): Promise<number> {
    const [newest = '', ...old] = await this.read()
    await this.write([newest])
    return old.length
  }

  /** All of it or nothing, and durable before anybody is told. */
  private async write(secrets: readonly string[]): Promise<void> {
    const part = `${this.path}.part`
    const handle = await open(part, 'w', 0o600)
    try {
      await handle.writeFile(`${JSON.stringify({ secrets }, undefined, 2)}\n`)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(part, this.path)
  }
}

function drawSecret(): string {
  return randomBytes(32).toString('base64url')
}
