/** What a page with another modal loads before anybody presses a button. */
export interface Peer {
  readonly name: string
  /** JavaScript, in kilobytes after gzip. */
  readonly kilobytes: number
  readonly versions?: string
}

/**
 * Measured in November 2026, medians of three to five visits: a page with one button for each, built for production by Vite 8.3.8 and served
 * from the same machine to a headless Chromium with an empty cache; gzip at level 9, all JavaScript that was asked for until the page was quiet.
 */
export const peers: readonly Peer[] = [
  { name: 'Solana wallet adapter', kilobytes: 193, versions: '@solana/wallet-adapter-react-ui 0.9.40' },
  { name: 'Mysten dApp Kit', kilobytes: 213, versions: '@mysten/dapp-kit 1.1.17' },
  { name: 'ConnectKit', kilobytes: 530, versions: 'connectkit 1.9.2' },
  { name: 'RainbowKit', kilobytes: 629, versions: '@rainbow-me/rainbowkit 2.2.11' },
  { name: 'AppKit', kilobytes: 821 },
]
