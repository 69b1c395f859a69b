import { type PluginRuntime, kernelKey, kernelKeys, service } from '@billfold/kernel'
import { lazyView } from '@billfold/ui/kit'
import { ClearReader } from './clear-reader.js'
import { type ClearSigningOptions, clearSigningKey, requestPreviewKey } from './contract.js'
import { RequestReview } from './request-review.js'

/** The lazy half: the reader, the review before a host's requests, and the views. */
export function plugin(options: ClearSigningOptions): PluginRuntime {
  const needs = kernelKeys('families', 'log')
  return {
    services: [
      service(clearSigningKey, needs, (given) => new ClearReader({ ...given, options })),
      service(requestPreviewKey, { modal: kernelKey('modal'), reader: clearSigningKey }, (given) => new RequestReview(given)),
    ],
    views: {
      RequestPreview: lazyView<'RequestPreview'>(async () => (await import('./view/request-preview-view.js')).requestPreviewView),
      RequestWords: lazyView<'RequestWords'>(async () => (await import('./view/request-words-view.js')).requestWordsView),
    },
  }
}
