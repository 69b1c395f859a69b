import { useTranslate } from '../environment/use-translate.js'
import { laterKitMessages } from '../messages/later-kit-messages.js'
import { shortName } from '../text/short-name.js'
import { useKernel } from './kernel-context.js'

/** Name of the app in a sentence. */
export function useAppName(): string {
  const say = useTranslate(laterKitMessages)
  const { name } = useKernel().options.metadata
  return name === undefined ? say('thisApp') : shortName(name)
}
