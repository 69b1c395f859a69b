import type { CloudContext } from '../context.js'
import { json } from '../http/answer.js'
import type { Call } from '../http/call.js'
import type { CloudPart } from '../part.js'
import { FunnelNames } from './funnel-names.js'
import { readTold } from './read-told.js'

/** The sink of analytics: what apps tell of their visitors is counted, and only the counts are kept. */
export function analyticsApi({ observe, now }: CloudContext): CloudPart {
  const names = new FunnelNames(now)
  const answer = ({ body, project }: Call): ReturnType<typeof json> => {
    if (project !== undefined) {
      for (const told of readTold(body)) for (const name of names.of(project.id, told)) observe.told(project.id, name)
    }
    return json({})
  }
  return {
    routes: [
      { name: 'POST /e', access: 'project', answer },
      { name: 'POST /batch', access: 'project', answer },
    ],
  }
}
