import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { openCloud } from '../../testing/open-cloud.js'
import type { MakePart } from '../part.js'
import { json } from './answer.js'

test('behavior: a value comes back as it was put into the path, whatever is in it', async () => {
  const echo: MakePart = () => ({
    routes: [{ name: 'GET /a/{x}/b', access: 'anybody', answer: ({ parameters }) => json(parameters) }],
  })
  const cloud = await openCloud({ rateLimit: { calls: 1_000_000, seconds: 60 } }, { parts: [echo] })
  const values = fc.string({ minLength: 1, unit: 'binary' }).filter((value) => value !== '.' && value !== '..')
  await fc.assert(
    fc.asyncProperty(values, async (value) => {
      expect(await (await fetch(`${cloud.url}/a/${encodeURIComponent(value)}/b`)).json()).toEqual({ x: value })
    }),
  )
})
