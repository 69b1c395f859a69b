/** Reads what Vitest's JSON report says of the tests that a step ran. */
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */
/** @typedef {{ name: string, time: number }} Timed in milliseconds */
/** @typedef {{ fullName: string, duration?: number | null }} Tested */
/** @typedef {{ name: string, startTime: number, endTime: number, assertionResults: readonly Tested[] }} TestedFile */
/** @typedef {Count & { files: readonly Timed[], tests: readonly Timed[] }} Report */

/** @param {string} file @returns {Report | undefined} undefined when the report is missing or has no test in it */
export function readReport(file) {
  try {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(readFileSync(file, 'utf8'))
    if (numPassedTests + numFailedTests === 0) return undefined
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests, ...timesOf(testResults) }
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
