import { activity } from '@billfold/activity'
import { auth } from '@billfold/auth'
import type { PluginManifest } from '@billfold/kernel'
import { multiWallet } from '@billfold/multi-wallet'
import { portfolio } from '@billfold/portfolio'
import { receive } from '@billfold/receive'
import { send } from '@billfold/send'
import { createBillfold } from '@billfold/ui'
import { viewOnly } from '@billfold/view-only'
import { walletConnect } from '@billfold/walletconnect'
import { wallets } from '@billfold/wallets'

import { runningFamilies } from '../families/running-families.js'
import { readChoices } from '../front/choices.js'
import { localWorld } from '../world/local-world.js'
import { seaMoss } from '@billfold/example-chain'
import { exampleNetworks } from '../src/example-networks.js'
import { spokenLocale } from '../src/spoken-locale.js'
import { type LiveLook, liveBegun, liveLook } from './live-look.js'

parent.dispatchEvent(new CustomEvent(liveBegun, { detail: window }))

const world = localWorld()
const choices = readChoices(location.search)
const running = runningFamilies(world?.nodes ?? {}).filter(({ folder }) => choices.families.includes(folder))
const features: Readonly<Record<string, () => PluginManifest>> = {
  ...{ wallets, portfolio, activity, send, receive },
  ...{ 'view-only': viewOnly, 'multi-wallet': multiWallet },
  ...(world !== undefined && { auth, walletconnect: () => walletConnect({ verifyUrl: `${world.cloud}/v3` }) }),
}

const billfold = createBillfold({
  projectId: 'playground',
  metadata: { name: 'Harbour' },
  // A page that was built for no world has the example family alone.
  networks: running.length === 0 ? exampleNetworks : running.flatMap((family) => family.networks(world?.nodes ?? {})),
  plugins: [
    ...(running.length === 0 ? [seaMoss()] : running.map(({ manifest }) => manifest())),
    ...choices.features.flatMap((id) => features[id]?.() ?? []),
  ],
  ...(world !== undefined && {
    endpoints: {
      ...(choices.features.some((id) => id !== 'walletconnect') && { wallet: world.cloud, blockchain: world.cloud }),
      relay: [world.relay],
      ...(world.secureSite !== undefined && { secureSite: world.secureSite }),
    },
  }),
  isEmbedded: choices.isEmbedded,
  features: { multiWallet: choices.features.includes('multi-wallet') },
  storagePrefix: 'harbour-front',
})

look(choices)
addEventListener(liveLook, (event) => look((event as CustomEvent<LiveLook>).detail))
document.body.append(document.createElement(choices.isEmbedded ? 'billfold-modal' : 'billfold-button'))

function look({ theme, locale }: LiveLook): void {
  const { documentElement: root } = document
  root.dataset['theme'] = theme
  const spoken = spokenLocale(locale)
  root.lang = spoken.locale
  root.dir = spoken.direction
  billfold.setTheme(theme)
  void billfold.setLocale(locale)
}
