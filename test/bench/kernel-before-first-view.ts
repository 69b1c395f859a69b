/** As much of the kernel as a page has when its first view stands: what manifests, the handle, that view and the search for wallets are made with. */
export * from '../../kernel/family/eip6963.js'
export * from '../../kernel/family/family-manifest.js'
export * from '../../kernel/family/wallet-standard/wallet-standard.js'
export * from '../../kernel/family/window-wallets.js'
export * from '../../kernel/first-view/index.js'
export * from '../../kernel/src/core/plain-lazy.js'
