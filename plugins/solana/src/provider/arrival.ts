import { solanaError } from '../errors.js'

/** Brings code that is needed only now. What does not arrive can be asked for again. */
export async function arrival<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    throw solanaError('solana/not-arrived', {}, error)
  }
}
