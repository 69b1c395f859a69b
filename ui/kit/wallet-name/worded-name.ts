/** The kernel's name for a wallet that stands on the window and says none. */
const nameless = 'Browser wallet'

/** The name of the way to a phone, which only who knows the protocol understands. */
const pairing = 'WalletConnect'

/** The name under which an address is only watched, also before the plugin that watches it is there. */
export const watched = 'View only'

/** Name of a wallet in a view: its own, or in the visitor's words what one without a name is. */
export function wordedName(name: string, say: (key: 'browserWallet' | 'phoneWallet') => string): string {
  if (name === pairing) return say('phoneWallet')
  return name === nameless ? say('browserWallet') : name
}
