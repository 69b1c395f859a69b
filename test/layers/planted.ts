/** Files by path, as small as an example of a broken rule can be. */
export type Tree = Readonly<Record<string, string>>

const mobx: Tree = { 'node_modules/mobx/package.json': '{ "name": "mobx", "main": "index.js" }', 'node_modules/mobx/index.js': '' }

const react: Tree = { 'node_modules/react/package.json': '{ "name": "react", "main": "index.js" }', 'node_modules/react/index.js': '' }

/** A tree that breaks no rule, though it comes close to most. */
export const cleanTree: Tree = {
  ...mobx,
  ...react,
  'kernel/src/index.ts': "import mobx from 'mobx'\nexport const key = mobx",
  'kernel/src/create-kernel.ts': "export { modal } from './product/modal.js'",
  'kernel/src/product/modal.ts': "import { chains } from '../wallets/chains.js'\nexport const modal = chains",
  'kernel/src/wallets/chains.ts': "import type { Log } from '../core/log.js'\nexport const chains: Log = 1",
  'kernel/src/core/log.ts': 'export type Log = 1',
  'kernel/family/index.ts': "export type { Log } from '../src/core/log.js'",
  'kernel/src/a.ts': "import type { B } from './b.js'\nexport type A = B | 1",
  'kernel/src/b.ts': "import type { A } from './a.js'\nexport type B = A | 2",
  'kernel/src/key.test.ts': "import { clock } from '../../test/fakes/index.js'\nclock()",
  'test/fakes/index.ts': 'export const clock = () => 0',
  'cloud/src/list.ts': "export { brands } from '../../wallet-registry/src/brands.js'",
  'wallet-registry/src/brands.ts': 'export const brands = 1',
  'ui/kit/index.ts': "export { default as button } from 'react'",
  'plugins/names/src/contract.ts': "import { key } from '../../../kernel/src/index.js'\nexport const names = key",
  'plugins/send/src/contract.ts': 'export const send = 1',
  'plugins/send/src/store.ts': 'export const store = 1',
  'plugins/send/src/manifest.ts':
    "import { names } from '../../names/src/contract.js'\nimport type { Store } from './types.js'\nexport const manifest = { names, load: () => import('./plugin.js') as Promise<Store> }",
  'plugins/send/src/types.ts': "import { store } from './store.js'\nexport type Store = typeof store",
  'plugins/send/src/plugin.ts': "import { store } from './store.js'\nexport const plugin = { store, view: () => import('./view/send.js') }",
  'plugins/send/src/view/send.ts':
    "import type React from 'react'\nimport { button } from '../../../../ui/kit/index.js'\nexport const view = button as React",
}

/** For each rule a tree that breaks it and no other. */
export const plantedTrees: Readonly<Record<string, Tree>> = {
  'no-cycles': {
    'kernel/src/a.ts': "import { b } from './b.js'\nexport const a = b",
    'kernel/src/b.ts': "import { a } from './a.js'\nexport const b = a",
  },
  'all-resolved': { 'kernel/src/a.ts': "export * from './gone.js'" },
  'kernel-stands-alone': { ...react, 'kernel/src/a.ts': "import React from 'react'\nexport const a = React" },
  'kernel-without-browser': {
    'kernel/src/a.ts': "export * from '../browser/index.js'",
    'kernel/browser/index.ts': 'export const storage = 1',
  },
  'data-knows-no-family': {
    'kernel/data/a.ts': "export * from '../family/index.js'",
    'kernel/family/index.ts': 'export const family = 1',
  },
  'data-outside-the-kernel': {
    'kernel/src/a.ts': "export * from '../data/index.js'",
    'kernel/data/index.ts': 'export const data = 1',
  },
  'kernel-core-first': {
    'kernel/src/core/a.ts': "import type { B } from '../wallets/b.js'\nexport type A = B",
    'kernel/src/wallets/b.ts': 'export type B = 1',
  },
  'kernel-wallets-second': {
    'kernel/src/wallets/a.ts': "import type { B } from '../product/b.js'\nexport type A = B",
    'kernel/src/product/b.ts': 'export type B = 1',
  },
  'kernel-product-third': {
    'kernel/src/product/a.ts': "import type { B } from '../create-kernel.js'\nexport type A = B",
    'kernel/src/create-kernel.ts': 'export type B = 1',
  },
  'kernel-without-family': {
    'kernel/src/index.ts': "export * from '../family/index.js'",
    'kernel/family/index.ts': 'export const family = 1',
  },
  'registry-stands-alone': { ...mobx, 'wallet-registry/src/a.ts': "import mobx from 'mobx'\nexport const a = mobx" },
  'cloud-stands-alone': {
    'cloud/src/a.ts': "export * from '../../kernel/src/index.js'",
    'kernel/src/index.ts': 'export const key = 1',
  },
  'secure-site-knows-the-protocol': {
    'cloud/secure-site/src/a.ts':
      "export * from '../../../plugins/auth/src/manifest.js'\nexport * from '../../../plugins/auth/src/protocol/index.js'",
    'plugins/auth/src/manifest.ts': 'export const key = 1',
    'plugins/auth/src/protocol/index.ts': 'export const other = 1',
  },
  'plugin-keeps-its-inside': {
    'plugins/send/src/store.ts': "import { store } from '../../swap/src/store.js'\nexport const send = store",
    'plugins/swap/src/store.ts': 'export const store = 1',
  },
  'plugin-uses-the-kit': {
    'plugins/send/src/view/send.ts': "export * from '../../../../ui/src/modal.js'",
    'ui/src/modal.ts': 'export const modal = 1',
  },
  'contract-knows-contracts': {
    'plugins/send/src/contract.ts': "import type { Store } from './store.js'\nexport type Send = Store",
    'plugins/send/src/store.ts': 'export type Store = 1',
  },
  'react-in-views': { ...react, 'plugins/send/src/store.ts': "import React from 'react'\nexport const store = React" },
  'hooks-from-the-kit': {
    ...react,
    'plugins/send/src/view/send.ts': "import { useState } from 'react'\nexport const view = useState",
  },
  'product-without-test-kit': {
    'plugins/send/src/store.ts': "export * from '../../../test/fakes/index.js'",
    'test/fakes/index.ts': 'export const clock = 1',
  },
  'manifest-is-light': {
    'plugins/send/src/manifest.ts':
      "import { names } from '../../names/src/contract.js'\nimport { plugin } from './plugin.js'\nexport const m = [names, plugin]",
    'plugins/send/src/plugin.ts': 'export const plugin = 1',
    'plugins/names/src/contract.ts': 'export const names = 1',
  },
}
