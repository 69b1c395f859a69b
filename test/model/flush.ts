/** Turns of the event loop until promises have settled and code that was loaded before is there. */
const turns = 6

/** Lets happen what happens without any time: a run must be cheap. */
export async function flush(): Promise<void> {
  for (let count = 0; count < turns; count += 1) await turn()
}

/** One turn of the event loop. */
export function turn(): Promise<void> {
  return new Promise((resume) => void setImmediate(resume))
}
