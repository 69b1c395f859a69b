import { useTranslate } from '../environment/use-translate.js'
import { watched, wordedName } from './worded-name.js'

/** Names of wallets that are words. The shell has them too, and every translation of it. */
const words = { id: 'shell', english: { browserWallet: 'Browser wallet', phoneWallet: 'Phone wallet', viewOnly: 'View only' } } as const

/** Says the name of a wallet: its own, or in the visitor's words what one without a name is, or an address that is only watched. */
export function useWalletName(): (name: string) => string {
  const say = useTranslate(words)
  return (name) => (name === watched ? say('viewOnly') : wordedName(name, say))
}
