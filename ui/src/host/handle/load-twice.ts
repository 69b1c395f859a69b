/** Long enough for a short gap in the connection, in milliseconds. */
const pause = 400

/**
 * Fetches a part of the code, and tries once more when it did not arrive. The first failure is of no interest to anybody. What
 * is wanted of the part is best taken in `load`: a bundler that sees it need not keep the whole of it together.
 */
export function loadTwice<T>(load: () => Promise<T>): Promise<T> {
  return load().catch(() => new Promise((resume) => setTimeout(resume, pause)).then(load))
}
