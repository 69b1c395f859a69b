import { accountOf } from '../blockchain-api/caip.js'
import type { CloudContext } from '../context.js'
import { json } from '../http/answer.js'
import type { CloudPart } from '../part.js'
import { NameBook } from './name-book.js'
import { readRegistration, refuse } from './read-registration.js'
import { suggestedLabels } from './suggested-labels.js'
import { verifyRegistration } from './verify-registration.js'
import { readZoneName } from './zone-name.js'

/** What a registration costs beside the call: few people need many names. */
const registrationCost = 20

/** Names that people register for their addresses; nothing where the configuration has no zone. */
export function namesPart({ config, database, now, log }: CloudContext): CloudPart {
  const { nameZones: zones } = config
  const [zone] = zones
  if (zone === undefined) return {}
  const book = new NameBook({ database, now })
  return {
    routes: [
      {
        name: 'GET /v1/profile/account/{name}',
        access: 'project',
        answer: async ({ parameters }) => {
          const name = readZoneName(parameters['name'] ?? '', zones)
          const found = name && (await book.find(name.name))
          if (found === undefined) throw refuse(404, 'name', 'Nobody has this name.')
          return json(found)
        },
      },
      {
        name: 'GET /v1/profile/reverse/{address}',
        access: 'project',
        answer: async ({ parameters }) => json(await book.of(accountOf(parameters['address'] ?? '').address)),
      },
      {
        name: 'GET /v1/profile/suggestions/{name}',
        access: 'project',
        answer: async ({ parameters, query }) => {
          const asked = query.get('zone') ?? zone
          if (asked !== zone) throw refuse(400, 'zone', `New names end with .${zone}.`)
          const text = (parameters['name'] ?? '').toLowerCase()
          const typed = text.endsWith(`.${zone}`) ? text.slice(0, -zone.length - 1) : text
          const names = suggestedLabels(typed).map((label) => `${label}.${zone}`)
          const taken = await book.taken(names)
          // What is typed is told of in any case, others only where they are free.
          const told = names.filter((name) => name === `${typed}.${zone}` || !taken.has(name))
          return json({ suggestions: told.map((name) => ({ name, registered: taken.has(name) })) })
        },
      },
      {
        name: 'POST /v1/profile/account',
        access: 'anybody',
        answer: async ({ body, charge }) => {
          await charge(registrationCost)
          const registration = readRegistration(body, zones)
          await verifyRegistration(registration, { config, now, charge, log })
          await book.register(registration)
          return json(await book.find(registration.name))
        },
      },
    ],
  }
}
