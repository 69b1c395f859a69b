import { List, NameText, Notice, Row, Skeleton, Tag, observer, useKernel, useTranslate } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'
import { namesMessages } from '../messages/names-messages.js'
import { registrationStoreKey } from '../registration/registration-store-key.js'

/** Names like the one that is typed. A press takes one; those that somebody has cannot be pressed. */
export const SuggestionList: FunctionComponent = observer(function SuggestionList() {
  const say = useTranslate(namesMessages)
  const { get } = useKernel()
  const store = get(registrationStoreKey)
  const { problem, suggestions, areSuggestionsFailed, phase } = store
  if (problem !== undefined) return undefined
  if (areSuggestionsFailed)
    return (
      <Notice icon="warning" detail={say('suggestionsFailedText')}>
        {say('suggestionsFailed')}
      </Notice>
    )
  if (suggestions === undefined) return <Skeleton shape="entry" count={3} />
  if (suggestions.length === 0) return undefined
  return (
    <List label={say('suggestions')}>
      {suggestions.map(({ label, name, isRegistered }) => (
        <Row
          key={name}
          title={<NameText value={name} />}
          tag={<Tag tone={isRegistered ? 'neutral' : 'success'}>{say(isRegistered ? 'registered' : 'free')}</Tag>}
          disabled={isRegistered || phase !== 'form'}
          focusKey={`suggestion ${name}`}
          onPress={() => store.write(label)}
        />
      ))}
    </List>
  )
})
