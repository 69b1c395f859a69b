import { describe, expect, test } from 'vitest'
import { connectMethodOrder } from './connect-method-order.js'
import { defaultOrders } from './orders.js'

describe('connect-method order', () => {
  test.each([
    ['email, social, wallet by default', false, undefined, ['email', 'social', 'wallet']],
    ['wallet, email, social when an injected or announced wallet is shown', true, undefined, ['wallet', 'email', 'social']],
    ["the host's order wins", false, ['social', 'wallet', 'email'], ['social', 'wallet', 'email']],
    ["the host's order wins over a shown wallet", true, ['email', 'wallet', 'social'], ['email', 'wallet', 'social']],
  ] as const)('behavior: %s', (_, showsBrowserWallet, hostOrder, order) => {
    expect(connectMethodOrder(showsBrowserWallet, hostOrder)).toEqual(order)
  })
})

describe('default local ordering', () => {
  test.each([
    ['Default socials order', 'socials', 'google, x, farcaster, discord, apple, github, facebook'],
    ['Wallet feature order', 'walletFeatures', 'onramp, swaps, receive, send'],
    ['Connector order', 'connectorTypes', 'walletConnect, recent, injected, featured, custom, external, recommended'],
    ['Connect-method order', 'connectMethods', 'email, social, wallet'],
  ] as const)('behavior: %s: %s is %s', (_, name, order) => {
    expect(defaultOrders[name].join(', ')).toBe(order)
  })
})
