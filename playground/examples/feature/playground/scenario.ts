import type { Network, PluginManifest } from '@billfold/kernel'
import { fakeChain, fakeNetwork, fakeWalletSource } from '@billfold/test/fakes'
import { notePad } from '../src/manifest.js'

/** Plugins and networks that a playground shows. An action of the account shows when somebody is connected. */
export const scenario: { readonly title: string; readonly plugins: readonly PluginManifest[]; readonly networks: readonly Network[] } = {
  title: 'Note pad',
  plugins: [fakeChain('eip155'), fakeWalletSource(), notePad()],
  networks: [fakeNetwork('eip155')],
}
