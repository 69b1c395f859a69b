import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { type App, appKitApp, connectKitApp, rainbowKitApp } from '../testing/apps.js'
import { main } from './main.js'

const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

function write(app: App): string {
  const folder = mkdtempSync(join(tmpdir(), 'app-'))
  folders.push(folder)
  for (const [path, text] of Object.entries(app)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

interface Run {
  readonly code: number
  readonly said: string
  readonly complained: string
}

function run(...args: readonly string[]): Run {
  const [said, complained]: [string[], string[]] = [[], []]
  const code = main(args, { say: (line) => said.push(line), complain: (line) => complained.push(line) })
  return { code, said: said.join('\n'), complained: complained.join('\n') }
}

describe('an app on another modal', () => {
  test.each([
    ['appkit', appKitApp],
    ['rainbowkit', rainbowKitApp],
    ['connectkit', connectKitApp],
  ])('default: %s is reported line by line, and its set-up is written anew', async (name, app) => {
    const folder = write(app)
    const { code, said, complained } = run(folder, '--write', 'src/billfold.ts')
    expect([code, complained]).toEqual([0, ''])
    await expect(said.replaceAll(/in \S+billfold\.ts/g, 'in src/billfold.ts')).toMatchFileSnapshot(`../testing/printed/${name}.txt`)
    // The types of what is written are checked with those of the tests.
    await expect(readFileSync(join(folder, 'src/billfold.ts'), 'utf8')).toMatchFileSnapshot(`../testing/written/${name}.ts`)
  })

  test('behavior: without --write nothing is changed', () => {
    const folder = write(connectKitApp)
    expect(run(folder).said).toContain('export const billfold = createBillfold({')
    expect(existsSync(join(folder, 'billfold.ts'))).toBe(false)
  })

  test('behavior: a file that is there is never overwritten', () => {
    const folder = write({ ...connectKitApp, 'src/billfold.ts': 'mine' })
    expect(run(folder, '--write', 'src/billfold.ts')).toMatchObject({ code: 1, complained: expect.stringContaining('is there already') })
    expect(readFileSync(join(folder, 'src/billfold.ts'), 'utf8')).toBe('mine')
  })

  test('behavior: an app that does not parse is reported as far as it can be read', () => {
    const folder = write({ 'a.ts': "import { createAppKit } from '@reown/appkit'\ncreateAppKit({ projectId: 'a', ", 'b.vue': '<script>' })
    expect(run(folder).code).toBe(1)
  })

  test.each([
    ['no folder', ['/nowhere/at/all'], 'is no folder'],
    ['two folders', ['a', 'b'], 'One folder is enough: a, b.'],
    ['an unknown flag', ['--force'], '--help'],
  ])('parameters: %s', (_, args, complaint) => {
    expect(run(...args)).toMatchObject({ code: 1, said: '', complained: expect.stringContaining(complaint) })
  })

  test('behavior: a folder without any of them says so', () => {
    const complained = expect.stringContaining('Nothing of AppKit, RainbowKit, ConnectKit was found') as string
    expect(run(write({ 'a.ts': 'export {}' }))).toMatchObject({ code: 1, complained })
  })

  test('parameters: --help', () => expect(run('--help')).toMatchObject({ code: 0, said: expect.stringContaining('npx @billfold/migrate') }))
})
