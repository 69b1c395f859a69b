/** Runs when the page has nothing more urgent to do, and at the end of the signal at the latest. */
export function whenIdle(run: () => void, signal: AbortSignal): void {
  // Safari has no word for it.
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2_000 })
  else setTimeout(run, 1)
  signal.addEventListener('abort', run)
}
