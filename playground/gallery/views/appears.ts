/** Waits for something of a card to be there, on a busy machine too. What never comes is said. */
export async function appears<T>(what: string, find: () => T | null | undefined): Promise<T> {
  for (const end = performance.now() + patience; performance.now() < end;) {
    const found = find()
    if (found !== null && found !== undefined) return found
    await new Promise((resume) => setTimeout(resume, 50))
  }
  throw new Error(`The card has no ${what}.`)
}

/** In milliseconds. */
const patience = 80_000
