import type { ToastRequest, ToastWords } from '@billfold/kernel'

import { pairingError } from '../errors.js'
import type { en } from '../messages/en.js'

/** The catalogue is the views' own, and arrives with them. */
const words = { set: 'walletconnect', key: 'linkExpired' } as const satisfies ToastWords & { readonly key: keyof typeof en }

/** What is said when a wallet has approved a link whose time was over. */
export function linkExpired(): ToastRequest {
  return { variant: 'error', message: pairingError('pairing/link-expired', {}).message, words }
}
