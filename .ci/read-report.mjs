/** Reads what Vitest's JSON report says of the tests that a step ran. */
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */
/** @typedef {{ fullName: string, status: string, failureMessages: readonly string[] }} Tried */
/** @typedef {{ name: string, assertionResults: readonly Tried[] }} TriedFile */
/** @typedef {Count & { again: readonly string[] }} Report `again`: what did not pass at once, and then did */

/** @param {string} file @returns {Report | undefined} undefined when the report is missing or has no test in it */
export function readReport(file) {
  try {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(readFileSync(file, 'utf8'))
    if (numPassedTests + numFailedTests === 0) return undefined
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests, again: passedLater(testResults) }
  } catch {
    // Whatever kept the report from being written has been said by the step itself.
    return undefined
  }
}

/** A test that passed keeps what it failed with before. @param {readonly TriedFile[]} files */
function passedLater(files) {
  return files.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName, failureMessages }) => `${relative('', name)}: ${fullName}: ${firstLine(failureMessages[0])}`),
  )
}

const firstLine = (/** @type {string | undefined} */ text = '') => text.split('\n', 1)[0]
