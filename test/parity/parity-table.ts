import { type Ability, allAbilities, familyTitles } from './abilities.js'
import type { Cell } from './find-cells.js'

const [begin, end] = ['<!-- parity: what the kit found -->', '<!-- parity: end -->'] as const

/** The table of a README, by family. What cannot be has a number, and its reason below. */
export function parityTable(found: Readonly<Record<string, Readonly<Record<Ability, Cell>>>>): string {
  const reasons: string[] = []
  const numbered = (reason: string): number => {
    if (!reasons.includes(reason)) reasons.push(reason)
    return reasons.indexOf(reason) + 1
  }
  const wordOf = (cell: Cell): string => ('reason' in cell ? (cell.is === 'fault' ? 'FAULT' : `no (${numbered(cell.reason)})`) : cell.is)
  const families = Object.entries(found)
  const head = ['', ...families.map(([family]) => familyTitles[family] ?? family)]
  const rows = allAbilities.map((ability) => [ability, ...families.map(([, cells]) => wordOf(cells[ability]))])
  const lines = [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`)
  const below = reasons.map((reason, index) => `${index + 1}. Not possible on this chain: ${reason}.`)
  return [...lines, '', ...below].join('\n')
}

/** The part of a README that holds the table. */
export function tableIn(readme: string): string {
  return readme.split(begin)[1]?.split(end)[0]?.trim() ?? ''
}

/** The README with another table. */
export function withTable(readme: string, table: string): string {
  const [before, after] = [readme.split(begin)[0], readme.split(end)[1]]
  if (before === undefined || after === undefined) throw new Error(`The README has no place for the table: ${begin} … ${end}`)
  return `${before}${begin}\n\n${table}\n\n${end}${after}`
}

/** A table as it is meant, however wide its columns were made. */
export function plainly(table: string): string {
  return table.replaceAll(/-{3,}/g, '---').replaceAll(/ +/g, ' ').trim()
}
