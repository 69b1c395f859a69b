/** A browser without a page: it keeps cookies, and follows where it is sent as far as the secure site. */
export class ProviderVisit {
  private readonly cookies = new Map<string, string>()

  constructor(private readonly siteUrl: string) {}

  /** Goes to the page of a provider, chooses a person (or nobody), and gives the address at which it comes back. */
  async choose(url: string, person: string): Promise<string> {
    const page = await this.go(url)
    const action = new URL(/action="([^"]+)"/.exec(page.text)?.[1]?.replaceAll('&amp;', '&') ?? '', page.url)
    const hidden = [...page.text.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)]
    const fields = hidden.map(([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')])
    return this.back(await this.go(action.href, new URLSearchParams([...fields, ['person', person]])))
  }

  /** A provider comes back by an address, or by a form that the site turns into one. */
  private async back({ url, text }: Visited): Promise<string> {
    if (!/<form[^>]+action="[^"]*\/oauth"/.test(text)) return url
    const form = [...text.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value])
    return (await this.go(`${this.siteUrl}/oauth`, new URLSearchParams(form))).url
  }

  private async go(url: string, body?: URLSearchParams): Promise<Visited> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, { redirect: 'manual', headers: { cookie }, ...(body === undefined ? {} : { method: 'POST', body }) })
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      this.cookies.set(name, value)
    }
    const to = response.headers.get('location')
    if (to === null) return { url, text: await response.text() }
    const next = new URL(to, url).href
    return next.startsWith(`${this.siteUrl}/oauth`) ? { url: next, text: '' } : this.go(next)
  }
}

interface Visited {
  readonly url: string
  readonly text: string
}
