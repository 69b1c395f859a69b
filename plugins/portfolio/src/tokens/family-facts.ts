import type { ChainNamespace, Families, Log, TokenFacts } from '@billfold/kernel'

export interface FamilyFactsNeeds {
  readonly families: Pick<Families, 'needAdapter'>
  readonly log: Pick<Log, 'warn'>
}

/** Facts of tokens by family. They are loaded before tokens are judged: a token that takes a known name must never pass for honest. */
export class FamilyFacts {
  private readonly loaded = new Map<ChainNamespace, TokenFacts | undefined>()

  constructor(private readonly needs: FamilyFactsNeeds) {}

  has(namespace: ChainNamespace): boolean {
    return this.loaded.has(namespace)
  }

  of(namespace: ChainNamespace): TokenFacts | undefined {
    return this.loaded.get(namespace)
  }

  /** Loads the facts of a family. Never rejects: without them no token is known, and the next account asks again. */
  async load(namespace: ChainNamespace): Promise<void> {
    try {
      const adapter = await this.needs.families.needAdapter(namespace, 'judge tokens')
      this.loaded.set(namespace, await adapter.tokenFacts?.())
    } catch (error) {
      this.needs.log.warn(`The facts of the tokens of ${namespace} could not be loaded.`, error)
    }
  }
}
