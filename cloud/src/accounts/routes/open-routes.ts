import { json } from '../../http/answer.js'
import type { Route } from '../../http/route.js'
import type { AccountTools } from '../account-tools.js'
import { refuse } from '../refusals.js'
import { noBody, siteRoute } from './account-route.js'

/** What the secure site asks before anybody logs in, and the keys that tokens are checked with. */
export function openRoutes(tools: AccountTools): readonly Route[] {
  const { accounts, config, now } = tools
  const providers = Object.keys(config.loginProviders)
  const smartAccounts = config.networks.flatMap(({ caipNetworkId, smartAccounts: smart }) => {
    if (smart === undefined) return []
    const { kind, upgradeTo, factory, accountCode, paymasterUrl } = smart
    // Where a bundler is, and what it knows this server by, stays here.
    return [{ chainId: caipNetworkId, kind, upgradeTo, factory, accountCode, isSponsored: paymasterUrl !== undefined }]
  })
  return [
    siteRoute(tools, 'GET /accounts/v1/config', noBody, async ({ query }) => {
      const project = await tools.findProject(query.get('projectId') ?? '')
      if (project === undefined) throw refuse('project')
      return {
        ...{ origins: project.origins ?? null, recovery: project.recovery ?? 'automatic', providers },
        ...{ farcaster: accounts.farcaster !== undefined, deviceLinks: accounts.deviceLinks, now: now() },
        smartAccounts,
      }
    }),
    { name: 'GET /accounts/v1/keys', access: 'anybody', answer: () => json({ keys: tools.keys.published }) },
  ]
}
