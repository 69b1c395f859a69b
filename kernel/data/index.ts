export { type AccountPlace, BlockchainService, type HistoryPage, type Identity } from './blockchain-service.js'
export { type Answer, type LoadContext, type Loaded, Resource, type ResourceOptions } from './resource.js'
export { type CacheItem, type CacheKey, type CacheRow, TimedCache, cacheItem } from './timed-cache.js'
export { type WalletAssets, isLowQuality, readWalletAssets } from './wallet-assets.js'
