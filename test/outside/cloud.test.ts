/** The services, as somebody runs them who has nothing else: an empty folder, npm, and what would be published. */
import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'

import { packed } from './setup/packed.js'
import { inherited, runIn } from './setup/run-in.js'

const cwd = mkdtempSync(join(tmpdir(), 'billfold-cloud-'))

beforeAll(async () => {
  const tarballs = ['billfold-cloud', 'billfold-siwx-server', 'billfold-wallet-registry'].map(packed)
  writeFileSync(join(cwd, 'package.json'), JSON.stringify({ private: true }))
  await runIn(cwd, 'npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', ...tarballs)
})
afterAll(() => rmSync(cwd, { recursive: true, force: true }))

describe('@billfold/cloud in an empty folder', () => {
  test('behavior: it brings no view library, no store and nothing of the modal', () => {
    const modules = join(cwd, 'node_modules')
    expect(readdirSync(join(modules, '@billfold'))).toEqual(['cloud', 'siwx-server', 'wallet-registry'])
    expect(readdirSync(modules).filter((name) => /^(react|mobx|inversify|scheduler)/.test(name))).toEqual([])
  })

  test('default: npx billfold-cloud starts, and answers with the packaged wallets', async () => {
    writeFileSync(join(cwd, 'cloud.json'), JSON.stringify({ projects: [{ id: 'my-app', origins: ['http://localhost:*'] }] }))
    const url = await start('--config', 'cloud.json', '--port', '0')
    const query = 'projectId=my-app&st=web&sv=1&page=1&entries=2'
    const answer = await fetch(`${url}/getWallets?${query}`, { headers: { origin: 'http://localhost:3000' } })
    expect(await answer.json()).toMatchObject({
      count: expect.any(Number) as unknown,
      data: [{ name: 'MetaMask' }, { name: 'Trust Wallet' }],
    })
  })
})

/** Starts the program as `npx` would, and gives the address that it says. */
function start(...words: readonly string[]): Promise<string> {
  const cloud = spawn(join(cwd, 'node_modules/.bin/billfold-cloud'), words, { cwd, env: inherited(), stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void cloud.kill('SIGTERM'))
  return new Promise((resolve, reject) => {
    let said = ''
    cloud.stdout.on('data', (piece: Buffer) => {
      said += String(piece)
      const [url] = /http:\/\/[\d.:]+/.exec(said) ?? []
      if (url !== undefined) resolve(url)
    })
    cloud.once('exit', (code) => reject(new Error(`The cloud stopped with code ${code} before it said where it listens: ${said}`)))
  })
}
