import { describe, expect, test } from 'vitest'
import { firstView } from './first-view.js'

const [yes, no] = [true, false]

describe('first view when opening without a requested view', () => {
  test.each([
    ['no adapters and no address, on mobile', no, no, no, yes, 'AllWallets'],
    ['no adapters and no address, on desktop', no, no, no, no, 'ConnectingWalletConnectBasic'],
    ['no adapters, but an address, on mobile', no, yes, no, yes, 'Account'],
    ['no adapters, but an address, on desktop', no, yes, no, no, 'Account'],
    ['manual pairing control is on, on mobile', yes, no, yes, yes, 'AllWallets'],
    ['manual pairing control is on, on desktop', yes, no, yes, no, 'ConnectingWalletConnectBasic'],
    ['manual pairing control is on with an address, on mobile', yes, yes, yes, yes, 'AllWallets'],
    ['manual pairing control is on with an address, on desktop', yes, yes, yes, no, 'ConnectingWalletConnectBasic'],
    ['manual pairing control is on without adapters, on mobile', no, no, yes, yes, 'AllWallets'],
    ['manual pairing control is on without adapters, on desktop', no, no, yes, no, 'ConnectingWalletConnectBasic'],
    ['manual pairing control, an address, no adapters, on mobile', no, yes, yes, yes, 'AllWallets'],
    ['manual pairing control, an address, no adapters, on desktop', no, yes, yes, no, 'ConnectingWalletConnectBasic'],
    ['Account when connected, on mobile', yes, yes, no, yes, 'Account'],
    ['Account when connected, on desktop', yes, yes, no, no, 'Account'],
    ['otherwise Connect, on mobile', yes, no, no, yes, 'Connect'],
    ['otherwise Connect, on desktop', yes, no, no, no, 'Connect'],
  ])('behavior: %s', (_, hasAdapters, isConnected, manualPairing, isMobile, view) => {
    expect(firstView({ hasAdapters, manualPairing, isMobile }, isConnected)).toBe(view)
  })
})
