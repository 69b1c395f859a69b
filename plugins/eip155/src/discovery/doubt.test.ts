import { describe, expect, test } from 'vitest'
import { contradictsItself } from './doubt.js'

describe('contradictsItself', () => {
  test.each([
    ['io.metamask', 'MetaMask', false],
    ['io.metamask.flask', 'MetaMask Flask', false],
    ['io.metamask.mobile', 'MetaMask', false],
    ['io.metamask', 'Harbour', true],
    ['io.metamask.flask', 'Harbour', true],
    ['evil.wallet', 'MetaMask', true],
    ['evil.wallet', 'Meta Mask', true],
    ['evil.wallet', 'metamask wallet', true],
    ['evil.wallet', 'ＭｅｔａＭａｓｋ', true],
    ['evil.wallet', 'WalletConnect', true],
    ['com.trustwallet.app', 'Trust Wallet', false],
    ['com.coinbase.wallet', 'Coinbase Wallet', false],
    ['com.okex.wallet', 'OKX Wallet', false],
    ['example.harbour', 'Harbour', false],
    ['example.harbour', 'Corel', false],
    ['io.leapwallet.LeapWallet', 'Leap Wallet', false],
    ['io.leapwallet.CompassWallet', 'Compass Wallet', false],
    ['IO.MetaMask', 'MetaMask', false],
    ['IO.MetaMask.Flask', 'Harbour', true],
    ['com.brave.wallet', 'Brave Wallet', false],
  ])('parameters: %s as %o: %o', (rdns, name, expected) => expect(contradictsItself({ rdns, name })).toBe(expected))
})
