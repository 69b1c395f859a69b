import { describe, expectTypeOf, test } from 'vitest'
import type { Account, AccountState, AccountType } from './account.js'
import type { TokenBalance, WalletAsset, WalletEntry } from './asset.js'
import type { CaipNetworkId } from '../../core/caip/ids.js'
import type { ConnectionInfo } from './connection.js'
import type { Connector, ConnectorType, connectorIds } from './connector.js'
import type { Network, NetworkState } from './network.js'
import type { StoredItems, Views } from '../../core/open.js'
import type { RecentWallet } from '../../product/open.js'
import type { PayAsset } from '../../product/slot-items.js'

describe('entities and their fields', () => {
  test('behavior: Connection: connectorId, caipNetwork, and accounts', () => {
    expectTypeOf<'connectorId' | 'caipNetwork' | 'accounts'>().toExtend<keyof ConnectionInfo>()
  })

  test('behavior: Each account has address, type, publicKey and path', () => {
    expectTypeOf<keyof Account>().toEqualTypeOf<'address' | 'type' | 'publicKey' | 'path'>()
  })

  test('behavior: Account types: eoa and smartAccount; for Bitcoin payment or ordinal', () => {
    expectTypeOf<AccountType>().toEqualTypeOf<'eoa' | 'smartAccount' | 'payment' | 'ordinal'>()
  })

  test('behavior: Connector: id, type, name, imageId, imageUrl, namespace, networkIds, provider, info.rdns, explorerId', () => {
    expectTypeOf<'id' | 'type' | 'name' | 'imageId' | 'imageUrl' | 'namespace' | 'networkIds' | 'provider' | 'explorerId'>().toExtend<
      keyof Connector
    >()
    expectTypeOf<'rdns'>().toExtend<keyof NonNullable<Connector['info']>>()
  })

  test('behavior: Types: WALLET_CONNECT, INJECTED, ANNOUNCED, EXTERNAL, MULTI_CHAIN, AUTH', () => {
    type Types = 'WALLET_CONNECT' | 'INJECTED' | 'ANNOUNCED' | 'EXTERNAL' | 'MULTI_CHAIN' | 'AUTH'
    expectTypeOf<ConnectorType>().toEqualTypeOf<Types>()
  })

  test('behavior: Ids: walletConnect, injected, announced, coinbaseWallet, coinbaseWalletSDK, safe, ledger, okx, eip6963, ID_AUTH', () => {
    type Ids =
      | 'walletConnect'
      | 'injected'
      | 'announced'
      | 'coinbaseWallet'
      | 'coinbaseWalletSDK'
      | 'safe'
      | 'ledger'
      | 'okx'
      | 'eip6963'
      | 'ID_AUTH'
    expectTypeOf<(typeof connectorIds)[keyof typeof connectorIds]>().toEqualTypeOf<Ids>()
  })

  test('behavior: Network: id, caipNetworkId (namespace:id), chainNamespace, name, nativeCurrency (name, symbol, decimals), rpcUrls …', () => {
    expectTypeOf<'id' | 'caipNetworkId' | 'chainNamespace' | 'name' | 'nativeCurrency' | 'rpcUrls'>().toExtend<keyof Network>()
    expectTypeOf<'blockExplorers' | 'assets' | 'testnet' | 'deprecatedCaipNetworkId'>().toExtend<keyof Network>()
    expectTypeOf<keyof Network['nativeCurrency']>().toEqualTypeOf<'name' | 'symbol' | 'decimals'>()
    expectTypeOf<Network['rpcUrls']['default']['http']>().toEqualTypeOf<readonly string[]>()
    expectTypeOf<NonNullable<Network['rpcUrls']['chainDefault']>['http']>().toEqualTypeOf<readonly string[]>()
    expectTypeOf<NonNullable<Network['blockExplorers']>['default']['url']>().toEqualTypeOf<string>()
    expectTypeOf<keyof NonNullable<Network['assets']>>().toEqualTypeOf<'imageId' | 'imageUrl'>()
    expectTypeOf<Network['deprecatedCaipNetworkId']>().toEqualTypeOf<CaipNetworkId | undefined>()
  })

  test('behavior: Per-chain account state', () => {
    expectTypeOf<
      'caipAddress' | 'address' | 'balance' | 'balanceSymbol' | 'profileName' | 'profileImage' | 'addressExplorerUrl'
    >().toExtend<keyof AccountState>()
    expectTypeOf<'tokenBalance' | 'connectedWalletInfo' | 'preferredAccountType' | 'socialProvider' | 'socialWindow'>().toExtend<
      keyof AccountState
    >()
    expectTypeOf<'farcasterUrl' | 'user' | 'status' | 'smartAccountDeployed' | 'currentTab' | 'addressLabels'>().toExtend<
      keyof AccountState
    >()
    expectTypeOf<keyof NonNullable<AccountState['user']>>().toEqualTypeOf<'email' | 'username'>()
  })

  test('behavior: Per-chain network state', () => {
    type Fields = 'caipNetwork' | 'supportsAllNetworks' | 'approvedCaipNetworkIds' | 'requestedCaipNetworks' | 'smartAccountEnabledNetworks'
    expectTypeOf<keyof NetworkState>().toEqualTypeOf<Fields>()
  })

  test('behavior: Token balance: name, symbol, chainId, address, value, price, iconUrl, quantity (decimals, numeric)', () => {
    expectTypeOf<'name' | 'symbol' | 'chainId' | 'address' | 'value' | 'price' | 'iconUrl' | 'quantity'>().toExtend<keyof TokenBalance>()
    expectTypeOf<keyof TokenBalance['quantity']>().toEqualTypeOf<'decimals' | 'numeric'>()
  })

  test('behavior: Wallet asset response: address, balance, type (ERC20 or NATIVE), metadata (name, symbol, decimals, price, iconUrl)', () => {
    expectTypeOf<keyof WalletAsset>().toEqualTypeOf<'address' | 'balance' | 'type' | 'metadata'>()
    expectTypeOf<WalletAsset['type']>().toEqualTypeOf<'ERC20' | 'NATIVE'>()
    expectTypeOf<keyof WalletAsset['metadata']>().toEqualTypeOf<'name' | 'symbol' | 'decimals' | 'price' | 'iconUrl'>()
  })

  test('behavior: Wallet list entry: id, name, image_id, rdns, mobile_link, desktop_link, webapp_link, chains', () => {
    expectTypeOf<'id' | 'name' | 'image_id' | 'rdns' | 'mobile_link' | 'desktop_link' | 'webapp_link' | 'chains'>().toExtend<
      keyof WalletEntry
    >()
  })

  test('behavior: Exchange payment assets: network, asset, metadata (name, symbol, decimals)', () => {
    expectTypeOf<keyof PayAsset>().toEqualTypeOf<'network' | 'asset' | 'metadata'>()
    expectTypeOf<keyof PayAsset['metadata']>().toEqualTypeOf<'name' | 'symbol' | 'decimals'>()
  })

  test('behavior: Recent wallets: id, rdns', () => {
    expectTypeOf<keyof RecentWallet>().toEqualTypeOf<'id' | 'rdns'>()
  })

  test('behavior: Stored deep link: href, name', () => {
    expectTypeOf<keyof StoredItems['deep-link']>().toEqualTypeOf<'href' | 'name'>()
  })
})

describe('what views carry', () => {
  test('behavior: DataCapture (email capture, optional email)', () => {
    expectTypeOf<Views['DataCapture']>().toEqualTypeOf<undefined | { readonly email?: string }>()
  })

  test('behavior: UpdateEmailWallet (carries the current email and a redirect view)', () => {
    expectTypeOf<keyof Views['UpdateEmailWallet']>().toEqualTypeOf<'email' | 'redirectView'>()
  })
})
