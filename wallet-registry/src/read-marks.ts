import type { WalletFamily } from './registry-wallet.js'

const families: Readonly<Record<string, WalletFamily>> = {
  e: 'eip155',
  s: 'solana',
  p: 'polkadot',
  b: 'bip122',
  c: 'cosmos',
  u: 'sui',
  k: 'stacks',
}

/** Reads the letters of families; Ethereum when there is none. */
export function readFamilies(letters: string): readonly WalletFamily[] {
  return Array.from(letters || 'e').flatMap((letter) => families[letter] ?? [])
}

/** Reads marks such as `r=io.metamask;n`. */
export function readMarks(text: string): ReadonlyMap<string, string> {
  const pairs = text.split(';').filter((mark) => mark !== '')
  return new Map(pairs.map((mark) => [mark.replace(/=.*$/s, ''), mark.includes('=') ? mark.slice(mark.indexOf('=') + 1) : '']))
}

/** Reads a list such as `a,b`. */
export function readList(text: string | undefined): readonly string[] {
  return text === undefined ? [] : text.split(',')
}
