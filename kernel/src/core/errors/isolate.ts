/** Runs code that others wrote: what it throws, or rejects with, is reported and goes no further. */
export function isolate(run: () => unknown, report: (error: unknown) => void): void {
  try {
    Promise.resolve(run()).catch(report)
  } catch (error) {
    report(error)
  }
}
