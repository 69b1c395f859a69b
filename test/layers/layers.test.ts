import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'

import { checkLayers } from './cruise.js'
import { cleanTree, plantedTrees, type Tree } from './planted.js'
import { packageFolders, root } from './repository.js'
import { layerRules, manifestRules } from './rules.js'

describe('layers', () => {
  test('default: the repository keeps every rule', async () => {
    const parts = [...new Set(packageFolders().map((folder) => folder.split('/', 1).join()))]
    const report = await checkLayers(root, parts)
    expect(report.violations).toEqual([])
    expect(report.modules).toBeGreaterThan(50)
    expect(report.manifests).toBeGreaterThan(20)
  }, 900_000)

  test('behavior: a clean tree breaks no rule', async () => {
    const report = await checkLayers(...plant(cleanTree))
    expect(report).toEqual({ modules: expect.any(Number), manifests: expect.any(Number), violations: [] })
    expect(report.modules).toBeGreaterThan(Object.keys(cleanTree).length / 2)
  })

  test.each(Object.keys(plantedTrees))('behavior: %s catches its planted violation, and only it does', async (rule) => {
    const { violations } = await checkLayers(...plant(plantedTrees[rule] ?? {}))
    expect([...new Set(violations.map((violation) => violation.rule))]).toEqual([rule])
  })

  test('behavior: every rule has a planted violation', () => {
    expect(Object.keys(plantedTrees)).toEqual([...layerRules, ...manifestRules].map((rule) => rule.name))
  })
})

/** Writes a tree to a folder of its own, which goes when the test ends. */
function plant(tree: Tree): [folder: string, parts: string[]] {
  const folder = mkdtempSync(join(tmpdir(), 'billfold-layers-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [path, text] of Object.entries(tree)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return [folder, readdirSync(folder).filter((part) => part !== 'node_modules')]
}
