import { createBillfold } from '@billfold/ui'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'

import { App, serverHtml } from '../testing/app.js'

test('behavior: a server draws what the first drawing in a browser takes over', () => {
  const billfold = createBillfold({ projectId: 'test', networks: [] })
  expect(renderToString(createElement(App, { billfold }))).toBe(serverHtml)
})
