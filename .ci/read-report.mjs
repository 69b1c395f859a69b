/** Reads what Vitest's JSON report says of the tests that a step ran. */
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */
/** @typedef {{ name: string, time: number }} Timed in milliseconds */
/** @typedef {{ fullName: string, duration?: number | null, status: string, failureMessages?: readonly string[] | null }} Tested */
/** @typedef {{ name: string, startTime: number, endTime: number, status: string, message: string, assertionResults: readonly Tested[] }} TestedFile */
/** @typedef {Count & { files: readonly Timed[], tests: readonly Timed[], broken: readonly string[] }} Report */

/** @param {string} file @returns {Report | undefined} undefined when the report is missing or has no test in it */
export function readReport(file) {
  try {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(readFileSync(file, 'utf8'))
    if (numPassedTests + numFailedTests === 0) return undefined
    return {
      passed: numPassedTests,
      failed: numFailedTests,
      skipped: numPendingTests + numTodoTests,
      ...timesOf(testResults),
      broken: brokenOf(testResults),
    }
  } catch {
    // Whatever kept the report from being written has been said by the step itself.
    return undefined
  }
}

/** @param {readonly TestedFile[]} results @returns {Pick<Report, 'files' | 'tests'>} */
function timesOf(results) {
  return {
    files: results.map(({ name, startTime, endTime }) => ({ name: relative('', name), time: endTime - startTime })),
    tests: results.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({ name: `${relative('', name)}: ${fullName}`, time: duration ?? 0 })),
    ),
  }
}

/** What failed, with the first line of its reason. @param {readonly TestedFile[]} results @returns {string[]} */
function brokenOf(results) {
  return results.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    // A file that fails without a test of its own could not be loaded.
    if (failed.length === 0) return status === 'failed' ? [`${relative('', name)}: ${firstLine(message)}`] : []
    return failed.map(({ fullName, failureMessages }) => `${relative('', name)}: ${fullName}: ${firstLine(failureMessages?.[0])}`)
  })
}

/** @param {string | undefined} text */
const firstLine = (text = '') => text.split('\n', 1)[0]
