/** Lends bytes to `use`, and overwrites them when it is done, however it ends. */
export async function wiped<T>(secrets: readonly Uint8Array[], use: () => T | Promise<T>): Promise<T> {
  try {
    return await use()
  } finally {
    for (const secret of secrets) secret.fill(0)
  }
}
