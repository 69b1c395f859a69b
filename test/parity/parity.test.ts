/** The parity table of the README is what the kit finds. To write it anew: `PARITY=write npx vitest run --project node test/parity` */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { productNamespaces } from '@billfold/kernel'
import { beforeAll, describe, expect, test } from 'vitest'

import { type Ability, allAbilities } from './abilities.js'
import { familySetups } from './family-setups.js'
import { type Cell, findCells } from './find-cells.js'
import { parityTable, plainly, tableIn, withTable } from './parity-table.js'

const file = fileURLToPath(new URL('../../README.md', import.meta.url))
const found: Record<string, Readonly<Record<Ability, Cell>>> = {}

beforeAll(async () => {
  for (const family of productNamespaces) found[family] = await findCells(family, familySetups[family] ?? {})
}, 600_000)

describe('the parity table', () => {
  test('default: the README says what the kit found', () => {
    const table = parityTable(found)
    if (process.env['PARITY'] === 'write') writeFileSync(file, withTable(readFileSync(file, 'utf8'), table))
    expect(plainly(tableIn(readFileSync(file, 'utf8')))).toBe(plainly(table))
  })

  test('behavior: no plugin has a fault', () => {
    const cells = Object.entries(found).flatMap(([family, own]) => allAbilities.map((ability) => [family, ability, own[ability]] as const))
    expect(cells.filter(([, , { is }]) => is === 'fault')).toEqual([])
    expect(cells).toHaveLength(7 * 14)
  })

  test('behavior: an ability that breaks a check is a fault, and never a yes', async () => {
    const sound = familySetups.eip155?.connector?.()
    if (sound === undefined) throw new Error('The EVM family has no setup')
    const connector = (): typeof sound => ({ ...sound, manifest: { ...sound.manifest, contract: 99 } })
    expect((await findCells('eip155', { connector })).connect).toMatchObject({ is: 'fault' })
  })

  test('behavior: what cannot be has its reason below', () => {
    expect(parityTable(found)).toContain('1. Not possible on this chain: ')
    expect(parityTable({ sui: found['sui'] as never })).toMatch(/\| switch \| no \(\d\) \|/)
  })
})
