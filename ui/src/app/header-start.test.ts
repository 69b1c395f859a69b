import { expect, test } from 'vitest'

import { headerStart } from './header-start.js'

const plain = { canGoBack: false, isEmbedded: false, mayChooseNetwork: true } as const

test.each([
  ['the first Connect explains', { ...plain, view: 'Connect' }, 'help'],
  ['a Connect above another goes back', { ...plain, view: 'Connect', canGoBack: true }, 'back'],
  ['an embedded Connect never goes back', { ...plain, view: 'Connect', canGoBack: true, isEmbedded: true }, 'help'],
  ['the account chooses the network', { ...plain, view: 'Account', canGoBack: true }, 'network'],
  ['the account of an app with one network', { ...plain, view: 'Account', mayChooseNetwork: false }, 'nothing'],
  ['any other view goes back', { ...plain, view: 'Networks', canGoBack: true }, 'back'],
  ['any other first view has nothing', { ...plain, view: 'Networks' }, 'nothing'],
  ['a request must be answered', { ...plain, view: 'ApproveTransaction', canGoBack: true }, 'nothing'],
] as const)('headerStart: %s', (_, situation, start) => expect(headerStart(situation)).toBe(start))
