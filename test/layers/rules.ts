import type { IForbiddenRuleType } from 'dependency-cruiser'

const plugin = '^(?:plugins|playground/examples)/([^/]+)/'
const anyPlugin = '^(?:plugins|playground/examples)/[^/]+/'
const tests = '[.]test(-d)?[.]tsx?$|/suites?/|^ui/test/'
const npm = (...names: string[]): string => `(^|node_modules/)(${names.join('|')})(/|$)`

/** What a source file may not depend on, directly. */
export const layerRules: readonly IForbiddenRuleType[] = [
  {
    name: 'no-cycles',
    severity: 'error',
    comment: 'Two files that need each other are one idea. Types may meet in a circle: they are gone before anything runs.',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'all-resolved',
    severity: 'error',
    comment: 'What is imported exists, and is exported by the package that has it.',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'kernel-stands-alone',
    severity: 'error',
    comment: 'The kernel knows no DOM, no view library, no chain library and no other package.',
    from: { path: '^kernel/(src|data|family|browser)/', pathNot: tests },
    to: { pathNot: ['^kernel/', npm('inversify', 'reflect-metadata', 'mobx', 'valibot')], couldNotResolve: false },
  },
  {
    name: 'kernel-without-browser',
    severity: 'error',
    comment: 'The browser is one of the places a kernel may run in: src never reaches for it.',
    from: { path: '^kernel/(src|data|family)/', pathNot: tests },
    to: { path: '^kernel/browser/' },
  },
  {
    name: 'data-knows-no-family',
    severity: 'error',
    comment: 'Data is loaded in one way for features and families: it stands on the kernel, families stand on it.',
    from: { path: '^kernel/data/', pathNot: tests },
    to: { path: '^kernel/family/' },
  },
  {
    name: 'data-outside-the-kernel',
    severity: 'error',
    comment: 'The kernel itself loads nothing through what is made for plugins.',
    from: { path: '^kernel/src/', pathNot: tests },
    to: { path: '^kernel/data/' },
  },
  {
    name: 'kernel-core-first',
    severity: 'error',
    comment: 'Core is the ring of plugins, services, storage and events: it knows no wallet and no product.',
    from: { path: '^kernel/src/core/', pathNot: tests },
    to: { path: '^kernel/src/', pathNot: '^kernel/src/core/' },
  },
  {
    name: 'kernel-wallets-second',
    severity: 'error',
    comment: 'Wallets is the ring of networks, connectors and sessions: it stands on core, and another product could use it.',
    from: { path: '^kernel/src/wallets/', pathNot: tests },
    to: { path: '^kernel/src/', pathNot: '^kernel/src/(core|wallets)/' },
  },
  {
    name: 'kernel-product-third',
    severity: 'error',
    comment: 'Product is the ring of options, features, alerts and the modal: only the files that compose the kernel stand above it.',
    from: { path: '^kernel/src/product/', pathNot: tests },
    to: { path: '^kernel/src/', pathNot: '^kernel/src/(core|wallets|product)/' },
  },
  {
    name: 'kernel-without-family',
    severity: 'error',
    comment: 'The family base stands on the kernel and is for plugins: the kernel works without it.',
    from: { path: '^kernel/src/', pathNot: tests },
    to: { path: '^kernel/family/' },
  },
  {
    name: 'registry-stands-alone',
    severity: 'error',
    comment: 'The registry of wallets is data: a server has it without the kernel, a view library or anything else.',
    from: { path: '^wallet-registry/src/', pathNot: tests },
    to: { pathNot: '^wallet-registry/' },
  },
  {
    name: 'cloud-stands-alone',
    severity: 'error',
    comment:
      'The cloud is a server of its own: of this repository it has the registry of wallets and the verifier of sign-ins, and nothing else.',
    from: { path: '^cloud/src/', pathNot: tests },
    to: { path: '^(kernel|plugins|ui|playground|test)/' },
  },
  {
    name: 'secure-site-knows-the-protocol',
    severity: 'error',
    comment:
      'The page that holds keys shares with the page around it how they speak, and with others the reader of requests; nothing else of this repository.',
    from: { path: '^cloud/secure-site/src/', pathNot: tests },
    to: {
      path: '^(kernel|plugins|ui|playground|test|wallet-registry)/|^cloud/src/',
      pathNot: '^plugins/(auth/src/protocol|clear-signing/src/reader)/',
    },
  },
  {
    name: 'plugin-keeps-its-inside',
    severity: 'error',
    comment: 'A plugin is reached through its manifest and its contract.',
    from: { path: plugin },
    to: { path: anyPlugin, pathNot: ['^(?:plugins|playground/examples)/$1/', `${anyPlugin}src/(contract|manifest)[.]ts$`] },
  },
  {
    name: 'plugin-uses-the-kit',
    severity: 'error',
    comment: 'A plugin sees @billfold/ui/kit: the shell may change behind it.',
    from: { path: anyPlugin },
    to: { path: '^ui/', pathNot: '^ui/kit/' },
  },
  {
    name: 'contract-knows-contracts',
    severity: 'error',
    comment: 'A contract is what others compile against: it brings nothing but the kernel and other contracts.',
    from: { path: `${anyPlugin}src/contract[.]ts$` },
    to: { pathNot: ['^kernel/', `${anyPlugin}src/contract[.]ts$`] },
  },
  {
    name: 'react-in-views',
    severity: 'error',
    comment: 'React stays in view/, ui/ and the playground: everything else works without it.',
    from: { path: anyPlugin, pathNot: [`${anyPlugin}src/view/`, tests] },
    to: { path: npm('react', 'react-dom', 'mobx-react-lite') },
  },
  {
    name: 'hooks-from-the-kit',
    severity: 'error',
    comment: 'A view takes hooks and observer from @billfold/ui/kit: an installer may give a plugin a React that draws nothing here.',
    from: { path: `${anyPlugin}src/view/`, pathNot: tests },
    to: { path: npm('react', 'react-dom', 'mobx-react-lite'), dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'product-without-test-kit',
    severity: 'error',
    comment: 'What ships does not carry what tests it.',
    from: { path: [anyPlugin, '^ui/'], pathNot: [tests, `${anyPlugin}(testing|playground)/`] },
    to: { path: ['^test/', npm('vitest', 'fast-check')] },
  },
]

/** What a manifest may not pull in before its plugin is activated, over any number of static imports. */
export const manifestRules: readonly IForbiddenRuleType[] = [
  {
    name: 'manifest-is-light',
    severity: 'error',
    comment: 'A manifest is paid for by every visitor: it reaches contracts and the kernel, the rest waits behind load().',
    from: { path: `${anyPlugin}src/manifest[.]ts$` },
    to: { pathNot: ['^kernel/', `${anyPlugin}src/(contract|manifest)[.]ts$`], reachable: true },
  },
]
