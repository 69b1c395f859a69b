import type { CloudConfig, NameConfig } from '../config/config.js'
import { json } from '../http/answer.js'
import type { Route } from '../http/route.js'
import { accountOf } from './caip.js'

/** The name and the picture of an account, from the configured names. */
export function identityRoute({ names }: Pick<CloudConfig, 'names'>): Route {
  const byAddress = new Map(names.map((row) => [plain(row.address), row]))
  return {
    name: 'GET /v1/identity/{address}',
    access: 'project',
    answer: ({ parameters }) => json(identity(byAddress.get(plain(accountOf(parameters['address'] ?? '').address)))),
  }
}

function identity(row: NameConfig | undefined): { readonly name: string | null; readonly avatar: string | null } {
  return { name: row?.name ?? null, avatar: row?.avatar ?? null }
}

/** Hex addresses are the same in both cases, others are not. */
function plain(address: string): string {
  return /^0x[0-9a-f]+$/i.test(address) ? address.toLowerCase() : address
}
