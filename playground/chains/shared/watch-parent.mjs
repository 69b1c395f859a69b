/** Ends a process when the one that started this watch is gone, however it went: a killed process can end nobody itself. */
const child = Number(process.argv[2])
// Ctrl+C in a terminal reaches this one too, and it is the last to leave.
process.on('SIGINT', () => undefined)
// The other end of this pipe closes with its process.
process.stdin.on('end', endChild).resume()

function endChild() {
  try {
    process.kill(child, 'SIGKILL')
  } catch (error) {
    // It has ended by itself.
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error
  }
}
