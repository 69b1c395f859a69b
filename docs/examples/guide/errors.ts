import { isBillfoldError } from '@billfold/kernel'

import { billfold } from '../start/page.js'

/** Moves to a network. Gives what to tell the visitor. */
export async function moveTo(id: number): Promise<string> {
  try {
    const result = await billfold.switchNetwork(id, { throwOnFailure: true })
    return result.status
  } catch (error) {
    if (isBillfoldError(error)) return `${error.message}. ${error.remedy ?? ''}`
    throw error
  }
}
