import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'

import * as kit from '../kit/index.js'
import { attachStyles } from '../styles/index.js'

test('behavior: the kit can be imported and drawn on a server', () => {
  expect(typeof document).toBe('undefined')
  expect(typeof attachStyles).toBe('function')
  const { KitProvider, ImageStore, Button, Row, Qr, TextField, VirtualList, Picture } = kit
  const environment = {
    locale: 'ar',
    dictionaries: new Map(),
    overrides: {},
    reportMissing: vi.fn(),
    images: new ImageStore({ now: () => 0 }),
    now: () => 0,
  }
  const children = [
    createElement(Button, { key: 'button', children: 'Connect' }),
    createElement(Row, { key: 'row', title: 'Bowbit', icon: createElement(Picture, { name: 'Bowbit' }) }),
    createElement(Qr, { key: 'qr', value: 'wc:1', label: 'Code' }),
    createElement(TextField, { key: 'field', label: 'Email', value: '', onValue: vi.fn() }),
    createElement(VirtualList<string>, {
      key: 'list',
      label: 'Wallets',
      items: ['one', 'two'],
      itemKey: (item) => item,
      renderItem: (item) => item,
    }),
  ]
  const html = renderToString(createElement(KitProvider, { ...environment, children }))
  expect(html).toContain('Connect')
  expect(html).toContain('aria-label="Wallets"')
  expect(html).not.toContain('<style')
})
