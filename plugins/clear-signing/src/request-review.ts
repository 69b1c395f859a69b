import { type Modal, type PreviewedRequest, type RequestPreview, isBillfoldError } from '@billfold/kernel'
import type { ClearSigning } from './contract.js'

export interface RequestReviewNeeds {
  readonly modal: Pick<Modal, 'close' | 'perform'>
  readonly reader: ClearSigning
}

/** Lets the visitor look at what a host asks of the wallet, before the wallet is asked. One after the other. */
export class RequestReview implements RequestPreview {
  private last: Promise<unknown> = Promise.resolve()

  constructor(private readonly needs: RequestReviewNeeds) {}

  confirm(request: PreviewedRequest): Promise<boolean> {
    const answer = this.last.then(() => this.ask(request))
    this.last = answer.catch(() => undefined)
    return answer
  }

  private async ask(request: PreviewedRequest): Promise<boolean> {
    const { modal, reader } = this.needs
    const texts = await reader.read(request)
    if (texts.length === 0) return true
    const { connector, network } = request.session
    try {
      const isMeant = await modal.perform('RequestPreview', { texts, wallet: connector.name, network: network?.name ?? '' })
      modal.close()
      return isMeant
    } catch (error) {
      if (isBillfoldError(error) && (error.code as string) === 'modal/closed') return false
      throw error
    }
  }
}
