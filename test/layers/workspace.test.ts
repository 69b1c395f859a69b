import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

import { strictAreas } from '../../.ci/strict-areas.mjs'
import { checkedFiles, packageFolders, readJson, root, sourceFiles } from './repository.js'

type Dependencies = Readonly<Record<string, string>>

const folders = packageFolders()

describe('workspace', () => {
  test('default: has the packages it is known for', () => {
    expect(folders).toEqual(expect.arrayContaining(['kernel', 'test', 'playground']))
  })

  test.each(['.', ...folders])('behavior: %s takes its versions from the catalog', (folder) => {
    const { dependencies, devDependencies } = readJson(`${folder}/package.json`) as Record<string, Dependencies | undefined>
    const versions = Object.entries({ ...dependencies, ...devDependencies })
    expect(versions.filter(([, version]) => !/^(catalog:\w*|workspace:[*])$/.test(version))).toEqual([])
  })

  test.each(['.', ...folders])('behavior: %s runs nothing when it is installed', (folder) => {
    const { scripts = {} } = readJson(`${folder}/package.json`) as { scripts?: Dependencies }
    expect(Object.keys(scripts).filter((name) => /^(pre|post)?(install|prepare)$|^prepublish/.test(name))).toEqual([])
  })

  test('behavior: the catalog has exact versions', () => {
    const catalog = /^catalog:\n((?: {2}.*\n)+)/m.exec(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'))?.[1] ?? ''
    const versions = catalog
      .trim()
      .split('\n')
      .map((line) => line.slice(line.lastIndexOf(':') + 2))
    expect(versions.length).toBeGreaterThan(10)
    expect(versions.filter((version) => !/(^|@)\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
  })

  test('behavior: the lockfile names no registry', () => {
    const lockfile = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')
    expect(lockfile.match(/^.*(https?:\/\/|tarball:).*$/gm)).toBeNull()
    expect(readdirSync(root)).not.toContain('.npmrc')
  })

  test('behavior: every source file is type checked', () => {
    const checked = checkedFiles()
    expect(sourceFiles().filter((file) => !checked.has(file))).toEqual([])
  }, 900_000)

  test.each(strictAreas)('behavior: %s has files', (area) => {
    const pattern = new RegExp(`^${area.replaceAll('.', '\\.').replace('**/', '(.+/)?').replace('*', '[^/]*')}$`)
    const files = sourceFiles().filter((file) => pattern.test(file) && !file.includes('.test'))
    expect(files).not.toEqual([])
  })
})
