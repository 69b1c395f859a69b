/** An app as somebody may have written it: its files by their paths. */
export type App = Readonly<Record<string, string>>

/** An app on AppKit, with Vue. */
export const appKitApp: App = {
  'package.json': '{ "dependencies": { "@reown/appkit": "1.8.0", "@reown/appkit-adapter-wagmi": "1.8.0", "vue": "3.5.0" } }',
  'src/wallet.ts': `import { createAppKit } from '@reown/appkit/vue'
import { SolanaAdapter } from '@reown/appkit-adapter-solana'
import { WagmiAdapter } from '@reown/appkit-adapter-wagmi'
import { arbitrum, mainnet, solana } from '@reown/appkit/networks'
import icon, { name } from './about'

const base = 'https://harbour.example'
const metadata = { name, description: 'Boats of paper', url: base, icons: [\`\${base}/\${icon}\`] }
const networks = [mainnet, arbitrum, solana]

createAppKit({
  adapters: [new WagmiAdapter({ networks, projectId: 'harbour' }), new SolanaAdapter()],
  projectId: 'harbour',
  networks: [mainnet, arbitrum, solana],
  defaultNetwork: mainnet,
  metadata,
  themeMode: 'light',
  themeVariables: { '--w3m-accent': '#0b6a60', '--w3m-z-index': 7 },
  features: { analytics: false, email: false, socials: false, swaps: false, smartSessions: true },
  featuredWalletIds: ['c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96'],
  allWallets: 'HIDE',
  enableCoinbase: false,
  madeUp: 1,
})
`,
  'src/about.ts': `export const name = 'Harbour'\nexport default 'icon.png'\n`,
  'src/App.vue': `<script setup lang="ts">
import { useAppKit } from '@reown/appkit/vue'

const { open } = useAppKit()
</script>

<template>
  <appkit-button />
  <button @click="open({ view: 'Networks' })">Networks</button>
</template>
`,
  'node_modules/other/index.js': `import { createAppKit } from '@reown/appkit'\ncreateAppKit({ projectId: 'of somebody else' })\n`,
}

/** An app on RainbowKit. */
export const rainbowKitApp: App = {
  'package.json': '{ "dependencies": { "@rainbow-me/rainbowkit": "2.2.8", "wagmi": "2.19.0" } }',
  'src/app.tsx': `import { ConnectButton, RainbowKitProvider, darkTheme, getDefaultConfig } from '@rainbow-me/rainbowkit'
import { mainnet, polygon, metis } from 'wagmi/chains'

const config = getDefaultConfig({ appName: 'Harbour', projectId: 'harbour', chains: [mainnet, polygon, metis], ssr: true })

export const App = () => (
  <RainbowKitProvider theme={darkTheme({ accentColor: '#0b6a60' })} initialChain={polygon} coolMode>
    <ConnectButton />
  </RainbowKitProvider>
)
`,
}

/** An app on ConnectKit. */
export const connectKitApp: App = {
  'package.json': '{ "dependencies": { "connectkit": "1.9.0" } }',
  'src/app.tsx': `import { ConnectKitButton, ConnectKitProvider, getDefaultConfig } from 'connectkit'
import { mainnet } from 'wagmi/chains'

const settings = { appName: 'Harbour', appIcon: 'https://harbour.example/icon.png', walletConnectProjectId: 'harbour', chains: [mainnet] }
export const config = getDefaultConfig(settings)

export const App = () => (
  <ConnectKitProvider mode="dark">
    <ConnectKitButton />
  </ConnectKitProvider>
)
`,
}
