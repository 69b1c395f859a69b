/** Runs named commands, some at a time, says how each went and what came of all, and sets the exit code. */
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { readReport } from './read-report.mjs'

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {readonly string[]} command a program and its arguments
 * @property {readonly string[]} [after] names of steps that must have passed before
 * @property {number} [minutes] after which it is stopped; an hour when not said
 * @property {'work' | 'page'} [kind] what it does most of its time: keep the machine busy, or wait for a page; work when not said
 * @property {string} [report] a JSON report of the tests that the step runs; they are counted
 */
/** @typedef {import('./read-report.mjs').Count} Count */
/** @typedef {import('./read-report.mjs').Timed} Timed */
/**
 * @typedef {object} Ended
 * @property {ReadonlyMap<string, boolean>} results
 * @property {Count} total
 * @property {Record<'steps' | 'files' | 'tests', Timed[]>} times
 * @property {string[]} broken the tests that failed
 * @property {number} started
 */

/** How many steps of each kind run at once. A page leaves most of two cores to others. */
const atOnce = { work: 1, page: 2 }
/** @type {import('./read-report.mjs').Report} */
const noTests = { passed: 0, failed: 0, skipped: 0, files: [], tests: [], broken: [] }
const tailLines = 60
/** A row of the table of coverage, which would leave no room for what failed. */
const coverageRow = /^[^|]+\|(?:\s*[\d.]+ \|| % Stmts |-+\|)/

/** @param {readonly Step[]} steps */
export async function runSteps(steps) {
  const started = Date.now()
  /** @type {Map<string, boolean>} */
  const results = new Map()
  /** @type {Ended['times']} */
  const times = { steps: [], files: [], tests: [] }
  /** @type {string[]} */
  const broken = []
  /** @type {Count} */
  const total = { passed: 0, failed: 0, skipped: 0 }
  const waiting = [...steps]
  /** @type {Map<Step, Promise<void>>} */
  const running = new Map()

  while (waiting.length > 0 || running.size > 0) {
    const step = takeNext(waiting, results, [...running.keys()])
    if (step === undefined) {
      if (running.size === 0) throw new Error(`No step can start: ${waiting.map(({ name }) => name).join(', ')}`)
      await Promise.race(running.values())
      continue
    }
    const blocker = (step.after ?? []).find((name) => results.get(name) !== true)
    if (blocker !== undefined) {
      results.set(step.name, false)
      total.skipped += 1
      console.log(`- ${step.name}: skipped, because ${blocker} did not pass`)
      continue
    }
    const begun = Date.now()
    const run = runStep(step).then(({ count, files, tests, broken: failures }) => {
      running.delete(step)
      times.steps.push({ name: step.name, time: Date.now() - begun })
      times.files.push(...files)
      times.tests.push(...tests)
      broken.push(...failures)
      results.set(step.name, count.failed === 0)
      for (const key of /** @type {const} */ (['passed', 'failed', 'skipped'])) total[key] += count[key]
    })
    running.set(step, run)
  }
  sumUp({ results, total, times, broken, started })
}

/** The first step that waits for nothing any more. @param {Step[]} waiting @param {ReadonlyMap<string, boolean>} results @param {Step[]} running */
function takeNext(waiting, results, running) {
  const hasRoom = (/** @type {Step} */ { kind = 'work' }) =>
    running.filter((other) => (other.kind ?? 'work') === kind).length < atOnce[kind]
  const index = waiting.findIndex((step) => hasRoom(step) && (step.after ?? []).every((name) => results.has(name)))
  return index === -1 ? undefined : waiting.splice(index, 1)[0]
}

/** @param {Ended} ended */
function sumUp({ results, total, times, broken, started }) {
  const failed = [...results].flatMap(([name, hasPassed]) => (hasPassed ? [] : [name]))
  console.log(`\n${results.size - failed.length} of ${results.size} steps passed in ${seconds(started)}`)
  for (const kind of /** @type {const} */ (['steps', 'files', 'tests'])) console.log(`longest ${kind}:\n${longestOf(times[kind])}`)
  if (failed.length > 0) console.log(`not passed: ${[failed.join(', '), ...broken].join('\n  ')}`)
  console.log(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`)
  process.exitCode = failed.length > 0 ? 1 : 0
}

/** @param {readonly Timed[]} times */
function longestOf(times) {
  const longest = times.toSorted((left, right) => right.time - left.time).slice(0, 5)
  return longest.map(({ name, time }) => `${(time / 1000).toFixed(1).padStart(8)} s  ${stripVTControlCharacters(name)}`).join('\n')
}

/** @param {Step} step @returns {Promise<Pick<import('./read-report.mjs').Report, 'files' | 'tests' | 'broken'> & { count: Count }>} its tests, and the step itself as one more */
async function runStep(step) {
  const started = Date.now()
  if (step.report !== undefined) rmSync(step.report, { force: true })
  const { isGood, output } = await execute(step)
  const report = step.report === undefined ? noTests : readReport(step.report)
  // A step that promises a report and leaves none has tested nothing.
  const hasPassed = isGood && report !== undefined
  const counted = report !== undefined && step.report !== undefined ? ` (${report.passed} passed, ${report.failed} failed)` : ''
  console.log(`${hasPassed ? '✓' : '✗'} ${step.name}${counted} ${seconds(started)}`)
  if (!hasPassed) console.log(`${indent(output)}\n    again: npx ${step.command.join(' ')}`)
  const { passed, failed, skipped, files, tests, broken } = report ?? noTests
  return { count: { passed: passed + (hasPassed ? 1 : 0), failed: failed + (hasPassed ? 0 : 1), skipped }, files, tests, broken }
}

/** @param {Step} step @returns {Promise<{ isGood: boolean, output: string }>} */
function execute({ command: [program = '', ...rest], minutes = 60 }) {
  const { npm_config_loglevel: _quiet, FORCE_COLOR: _color, ...env } = process.env
  return new Promise((resolve) => {
    const child = spawn(program, rest, {
      shell: process.platform === 'win32',
      env: { ...env, NO_COLOR: '1' },
      timeout: minutes * 60_000,
    })
    let output = ''
    const take = (/** @type {Buffer} */ chunk) => (output += chunk.toString())
    child.stdout.on('data', take)
    child.stderr.on('data', take)
    child.on('error', (error) => resolve({ isGood: false, output: String(error) }))
    child.on('close', (code) =>
      resolve({ isGood: code === 0, output: code === null ? `${output}\nstopped after ${minutes} minutes` : output }),
    )
  })
}

const seconds = (/** @type {number} */ since) => `${((Date.now() - since) / 1000).toFixed(1)} s`

const indent = (/** @type {string} */ text) =>
  stripVTControlCharacters(text)
    .trimEnd()
    .split('\n')
    .filter((line) => !coverageRow.test(line))
    .slice(-tailLines)
    .map((line) => `    ${line}`)
    .join('\n')
