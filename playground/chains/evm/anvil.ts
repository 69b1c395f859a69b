import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { endWithThisProcess } from '../shared/end-with-this-process.js'

/** A node that runs. */
export interface Anvil {
  readonly url: string
  stop(): Promise<void>
}

export interface AnvilOptions {
  readonly chainId: number
  /** A free one, unless given. */
  readonly port?: number
  /** Seconds since 1970: the time of the first block. */
  readonly timestamp: number
}

/** Starts the program itself and not its wrapper, which a killed test would leave behind, and waits until it listens. */
export async function startAnvil({ chainId, port = 0, timestamp }: AnvilOptions): Promise<Anvil> {
  const words = ['--chain-id', chainId, '--port', port, '--timestamp', timestamp, '--balance', 100, '--accounts', 6]
  const child = spawn(program(), words.map(String), { stdio: ['ignore', 'pipe', 'pipe'] })
  endWithThisProcess(child)
  try {
    return {
      url: await listening(child),
      async stop() {
        if (child.exitCode !== null || child.signalCode !== null) return
        const gone = once(child, 'exit')
        child.kill('SIGTERM')
        await gone
      },
    }
  } catch (error) {
    child.kill('SIGKILL')
    throw error
  }
}

const patience = 20_000

/** The address that the node prints once it answers. */
function listening(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    const timer = setTimeout(() => reject(new Error(`anvil does not listen after ${patience / 1000} s. It said: ${said}`)), patience)
    const hear = (chunk: Buffer): void => {
      // It reports every request: what comes after the address is read, so that it does not stall, and forgotten.
      if (said.length > 20_000) return
      said += chunk.toString()
      const address = /Listening on ([\d.]+:\d+)/.exec(said)?.[1]
      if (address === undefined) return
      clearTimeout(timer)
      said = ''.padEnd(20_001)
      resolve(`http://${address}`)
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('error', reject)
    child.once('exit', (code) => {
      clearTimeout(timer)
      reject(new Error(`anvil ended with ${code ?? 'a signal'} before it listened. Is the port free? It said: ${said.trim()}`))
    })
  })
}

const systems: Readonly<Record<string, string>> = { linux: 'linux', darwin: 'darwin', win32: 'win32' }
const processors: Readonly<Record<string, string>> = { x64: 'amd64', arm64: 'arm64' }

function program(): string {
  const here = createRequire(import.meta.url)
  const wrapper = createRequire(here.resolve('@foundry-rs/anvil/package.json'))
  const name = `@foundry-rs/anvil-${systems[process.platform] ?? process.platform}-${processors[process.arch] ?? process.arch}`
  return wrapper.resolve(`${name}/bin/anvil${process.platform === 'win32' ? '.exe' : ''}`)
}
