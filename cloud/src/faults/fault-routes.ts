import * as v from 'valibot'

import { done } from '../http/answer.js'
import { Refusal } from '../http/refusal.js'
import type { Route } from '../http/route.js'
import { faultSchema } from './fault.js'
import type { Faults } from './faults.js'

/** The same switches over HTTP, for tests that run in a page. */
export function faultRoutes(faults: Faults): readonly Route[] {
  return [
    {
      name: 'PUT /faults',
      access: 'anybody',
      answer: ({ body }) => {
        const read = v.safeParse(setting, body)
        if (!read.success) throw new Refusal({ status: 400, name: 'fault', description: v.summarize(read.issues) })
        const { route, fault } = read.output
        if (!faults.knows(route)) throw new Refusal({ status: 400, name: 'route', description: `There is no route ${route}.` })
        faults.set(route, fault)
        return done()
      },
    },
    {
      name: 'DELETE /faults',
      access: 'anybody',
      answer: ({ query }) => {
        faults.clear(query.get('route') ?? undefined)
        return done()
      },
    },
  ]
}

const setting = v.object({ route: v.string(), fault: faultSchema })
