export { invalidEmail, isEmail } from './email.js'
export { fitsNamespace } from './fits-namespace.js'
export { safeIcon } from './icon.js'
export { appLink, webLink } from './links.js'
export { listOf } from './list-of.js'
export { objectOf } from './object-of.js'
export { safeJson } from './safe-json.js'
export { isSameId } from './same-id.js'
export { visibleName } from './visible-name.js'
export {
  type ExcludedWallet,
  type ListedIdentity,
  type WalletIdentity,
  isSameWallet,
  listedIdentity,
  plainWalletName,
  walletSet,
  withoutDuplicates,
  withoutExcluded,
} from './same-wallet.js'
