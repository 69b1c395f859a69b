import { type Modal, type PreviewedRequest, type RequestPreview, isBillfoldError } from '@billfold/kernel'
import type { ClearSigning, ClearText } from './contract.js'

export interface RequestReviewNeeds {
  readonly modal: Pick<Modal, 'close' | 'perform'>
  readonly reader: Pick<ClearSigning, 'read'>
}

/** Signs that are shown of what nobody can read. */
const longest = 2_000

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
    const read = await reader.read(request)
    const texts = read.length === 0 ? [unread(request)] : read
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

/** What has no words is shown as it is: nothing goes to the wallet unseen because it was written in a way that nobody here reads. */
function unread({ params }: PreviewedRequest): ClearText {
  const text = JSON.stringify(params ?? [], (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
  const isLong = text.length > longest
  return {
    ...{ intent: undefined, owner: undefined, contract: undefined },
    fields: [{ label: 'Data', values: [{ kind: 'text', text: isLong ? `${text.slice(0, longest)}…` : text }] }],
  }
}
