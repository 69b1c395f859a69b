/** The kernel's name for a wallet that stands on the window and says none. */
const nameless = 'Browser wallet'

/** Name of a wallet in a view: its own, or in the visitor's words what one without a name is. */
export function wordedName(name: string, say: (key: 'browserWallet') => string): string {
  return name === nameless ? say('browserWallet') : name
}
