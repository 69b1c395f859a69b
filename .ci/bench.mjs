/** Runs test/bench/*.bench.ts, prints one table and writes reports/bench.json. Arguments choose files by name: `npm run bench -- size`. */
import { fork } from 'node:child_process'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'

/** @typedef {import('../test/bench/bench-row.js').BenchRow} BenchRow */

const folder = 'test/bench'
const suffix = '.bench.ts'

const known = readdirSync(folder).flatMap((file) => (file.endsWith(suffix) ? [file.slice(0, -suffix.length)] : []))
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !known.includes(name))
if (unknown.length > 0) {
  console.error(`No bench is called ${unknown.join(', ')}. There are: ${known.join(', ')}.`)
  process.exit(1)
}

/** @type {BenchRow[]} */
const rows = []
for (const name of wanted.length > 0 ? wanted : known) {
  // All of them take minutes, and the table comes last.
  console.error(`measuring ${name}`)
  rows.push(...(await measure(name)))
}

print(rows)
mkdirSync('reports', { recursive: true })
writeFileSync('reports/bench.json', `${JSON.stringify(rows, undefined, 2)}\n`)
process.exitCode = rows.every((row) => row.ok || row.budget?.holds) ? 0 : 1

/** A process of its own, so that no bench warms up or litters another one. @param {string} name @returns {Promise<BenchRow[]>} */
function measure(name) {
  return new Promise((resolve) => {
    const child = fork(`${import.meta.dirname}/bench-one.mjs`, [`${folder}/${name}${suffix}`], {
      execArgv: ['--expose-gc'],
      env: { ...process.env, NODE_ENV: 'production' },
    })
    /** @type {BenchRow[]} */
    let measured = []
    child.on('message', (message) => (measured = /** @type {BenchRow[]} */ (message)))
    child.on('close', (code) => {
      const failed = {
        what: name,
        goal: 'to be measured',
        measured: `the bench stopped with code ${code} and ${measured.length} rows`,
        ok: false,
      }
      resolve(code === 0 && measured.length > 0 ? measured : [...measured, failed])
    })
  })
}

/** @param {BenchRow} row */
function verdict({ ok, budget }) {
  if (ok || budget === undefined) return ok ? 'reached' : 'MISSED'
  return `MISSED, ${budget.holds ? 'within' : 'OVER'} its budget of ${budget.limit}`
}

/** @param {readonly BenchRow[]} table */
function print(table) {
  const lines = [['what', 'goal', 'measured', 'verdict'], ...table.map((row) => [row.what, row.goal, row.measured, verdict(row)])]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...lines.map((line) => (line[column] ?? '').length)))
  const show = (/** @type {string[]} */ line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')
  const [head = [], ...body] = lines
  console.log([show(head), widths.map((width) => '-'.repeat(width)).join('  '), ...body.map(show)].join('\n'))
}
