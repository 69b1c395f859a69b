import { type GenericSchema, boolean, object, safeParse } from 'valibot'

export interface HandBackNeeds {
  /** Where the provider sent the person to. */
  readonly href: string
  readonly cloudUrl: string
  readonly opener: Pick<Window, 'postMessage'> | null
  readonly fetch: typeof fetch
}

/** The result was given to the page; or the person is to be sent there; or there is no page any more. */
export type HandBackOutcome = 'handed' | 'lost' | { readonly goTo: string }

const flowSchema: GenericSchema<unknown, { readonly isOfProject: boolean }> = object({ isOfProject: boolean() })

/**
 * Hands the result of a provider to the page that began the login. Whoever else got it could do nothing with it: only the browser that began can
 * finish. Still only pages of the project get it.
 */
export async function handBack({ href, cloudUrl, opener, fetch: get }: HandBackNeeds): Promise<HandBackOutcome> {
  const state = new URL(href).searchParams.get('state') ?? ''
  // In apps that open no windows the page itself was sent away, and wrote behind the state where it is.
  const cut = state.indexOf('--')
  const target = cut < 0 ? undefined : decoded(state.slice(cut + 2))
  if (target !== undefined && (await isOfProject(state.slice(0, cut), target, cloudUrl, get))) {
    const url = new URL(target)
    url.searchParams.set('result_uri', href)
    return { goTo: url.href }
  }
  if (opener === null) return 'lost'
  opener.postMessage({ resultUri: href }, '*')
  return 'handed'
}

async function isOfProject(state: string, target: string, cloudUrl: string, get: typeof fetch): Promise<boolean> {
  if (!URL.canParse(target) || !/^https?:$/.test(new URL(target).protocol)) return false
  const { origin } = new URL(target)
  const url = new URL(`/accounts/v1/social/flow?${new URLSearchParams({ state, origin })}`, cloudUrl)
  const answer = await get(url).then(
    (response) => response.json() as Promise<unknown>,
    () => undefined,
  )
  const read = safeParse(flowSchema, answer)
  return read.success && read.output.isOfProject
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    // Half of a letter: written by nobody who wants to be found.
    return undefined
  }
}
