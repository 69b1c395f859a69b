import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { ask } from '../testing/ask.js'
import { runCli } from './run-cli.js'

let folder: string
const said = vi.fn<(...line: readonly unknown[]) => void>()
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cloud-cli-'))
  // PostgreSQL runs as another user when the tests run as root.
  await chmod(folder, 0o755)
  said.mockClear()
  vi.spyOn(console, 'log').mockImplementation(said)
  vi.spyOn(console, 'error').mockImplementation(said)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(folder, { recursive: true })
})

const config = (): string => join(folder, 'billfold-cloud.json')
const write = (options: unknown): Promise<void> => writeFile(config(), typeof options === 'string' ? options : JSON.stringify(options))

describe('billfold-cloud', () => {
  test('default: serves what the file describes, and says where; the database stands beside the file', async () => {
    await write({ projects: [{ id: 'demo' }], dataFolder: 'data' })
    const cloud = await runCli(['--config', config(), '--port', '0'])
    expect(said.mock.calls).toEqual([[`The cloud listens at ${cloud?.url}`]])
    expect(cloud === undefined ? 0 : (await ask(cloud, '/getWallets')).status).toBe(200)
    await cloud?.stop()
    expect(await readdir(join(folder, 'data'))).toContain('postgres')
  })

  test.each([
    ['a file that is not there', undefined, [], 'cannot be read: write one, or name another with --config.'],
    ['a file that is no JSON', '{', [], 'is not JSON.'],
    ['a file without projects', {}, [], 'projects: '],
    ['a port that is none', { projects: [{ id: 'demo' }] }, ['--port', 'x'], 'port: '],
    ['an argument that is not known', { projects: [{ id: 'demo' }] }, ['--prot', '1'], "Unknown option '--prot'"],
  ])('behavior: refuses %s and says how it is used', async (_, options, args, words) => {
    if (options !== undefined) await write(options)
    expect(await runCli(['--config', config(), ...args])).toBeUndefined()
    expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(words))
    expect(said).toHaveBeenCalledWith(expect.stringContaining('billfold-cloud [--config'))
  })
})
