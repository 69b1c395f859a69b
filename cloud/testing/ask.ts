import type { Cloud } from '../src/cloud.js'

/** How a test asks a cloud; the project is `demo` unless the path names one. */
export async function ask(cloud: Cloud, path: string, init: RequestInit & { readonly origin?: string } = {}): Promise<Reply> {
  const { origin, ...rest } = init
  const url = new URL(path, cloud.url)
  if (!url.searchParams.has('projectId')) url.searchParams.set('projectId', 'demo')
  const response = await fetch(url, {
    redirect: 'manual',
    ...rest,
    headers: { ...rest.headers, ...(origin === undefined ? {} : { origin }) },
  })
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: parsed(text),
  }
}

/** An answer, read to its end. */
export interface Reply {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  // What a test looks into is what the test says.
  readonly json: ReturnType<typeof JSON.parse>
}

function parsed(text: string): Reply['json'] {
  try {
    return JSON.parse(text)
  } catch {
    // A picture, or what a fault has left of an answer.
    return undefined
  }
}
