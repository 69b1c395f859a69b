import * as v from 'valibot'

import type { JsonRpcClient } from '../json-rpc-client.js'
import { AnswerTooLarge } from '../read-capped.js'
import { objectsById } from './objects-by-id.js'

/** Limits for one account: anybody may give kiosks to anybody. */
const limits = { kiosks: 20, items: 500, pages: 10 }

const id = v.pipe(v.string(), v.regex(/^0x[0-9a-f]{1,64}$/))
/** A real cap, by its type: there is one of each kiosk, also where it lies within an object of somebody else's making. */
const cap = v.object({ type: v.pipe(v.string(), v.regex(/^0x0*2::kiosk::KioskOwnerCap$/)), fields: v.object({ for: id }) })
const capRow = v.object({ data: v.object({ objectId: id, type: v.pipe(v.string(), v.regex(/::(?:KioskOwnerCap|PersonalKioskCap)$/)) }) })
const openedCap = v.object({ data: v.object({ content: v.union([cap, v.object({ fields: v.object({ cap }) })]) }) })
const field = v.object({ name: v.object({ type: v.pipe(v.string(), v.regex(/^0x0*2::kiosk::Item$/)) }), objectId: id })
const page = v.object({ data: v.array(v.unknown()), nextCursor: v.nullish(v.string()), hasNextPage: v.boolean() })

/** Reads what lies in the kiosks of an account, as a node tells objects. They are not the account's own, but who has the cap of a kiosk has what is in it. */
export async function readKioskItems(client: JsonRpcClient, owned: readonly unknown[]): Promise<readonly unknown[]> {
  const caps = owned.flatMap((row) => parsed(capRow, row)?.data.objectId ?? []).slice(0, limits.kiosks)
  const opened = (await objectsById(client, caps, { showContent: true })).flatMap((row) => parsed(openedCap, row)?.data.content ?? [])
  const kiosks = opened.map((content) => ('type' in content ? content : content.fields.cap).fields.for)
  const items = await Promise.all([...new Set(kiosks)].map((kiosk) => itemsOf(client, kiosk)))
  return objectsById(client, items.flat().slice(0, limits.items), { showType: true, showDisplay: true })
}

/** The ids of what lies in a kiosk, up to a page that is larger than what is read: such a kiosk hides no other. */
async function itemsOf(client: JsonRpcClient, kiosk: string): Promise<readonly string[]> {
  const items: string[] = []
  let cursor: string | null = null
  try {
    for (let pages = 0; pages < limits.pages; pages += 1) {
      const told: v.InferOutput<typeof page> = await client('suix_getDynamicFields', [kiosk, cursor, 50], page)
      items.push(...told.data.flatMap((each) => parsed(field, each)?.objectId ?? []))
      if (!told.hasNextPage || typeof told.nextCursor !== 'string') break
      cursor = told.nextCursor
    }
  } catch (error) {
    if (!(error instanceof AnswerTooLarge)) throw error
  }
  return items
}

function parsed<T>(schema: v.GenericSchema<unknown, T>, told: unknown): T | undefined {
  const found = v.safeParse(schema, told)
  return found.success ? found.output : undefined
}
