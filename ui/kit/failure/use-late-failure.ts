import { type KitEnvironment, useKit } from '../environment/kit-environment.js'
import { useEffect, useState } from '../react/hooks.js'
import { useFailureText } from './failure-words.js'

/** Code that comes with the first failure: the words of a package for failures of its own, and undefined for others. */
export interface LateFailureWords {
  wordsOf(failure: unknown, kit: KitEnvironment): string | undefined
}

/**
 * Says what went wrong with a service, in words that come with the first failure; undefined for nothing, and until they are here. Where they do not
 * arrive, it is told in general.
 */
export function useLateFailure(failure: unknown, load: () => Promise<LateFailureWords>): string | undefined {
  const sayFailure = useFailureText('service')
  const kit = useKit()
  const [words, setWords] = useState<LateFailureWords | 'none'>()
  const hasFailed = failure !== undefined
  useEffect(() => {
    if (hasFailed)
      load().then(
        (loaded) => setWords(loaded),
        () => setWords('none'),
      )
    // The code is the same each time.
  }, [hasFailed])
  if (!hasFailed || words === undefined) return undefined
  return (words === 'none' ? undefined : words.wordsOf(failure, kit)) ?? sayFailure(failure)
}
