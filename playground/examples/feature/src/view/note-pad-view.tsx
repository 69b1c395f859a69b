import { Button, Chip, EmptyState, List, Row, Stack, TextField, Title, observer, useKernel, useState, useTranslate } from '@billfold/ui/kit'
import type { ReactView, ViewProps } from '@billfold/ui/kit'

import { longestNote } from '../add-note.js'
import { notePadKey } from '../contract.js'
import { notePadMessages } from '../messages/note-pad-messages.js'

const NotePadView = observer(function NotePadView({ data }: ViewProps<'NotePad'>) {
  const say = useTranslate(notePadMessages)
  const kernel = useKernel()
  const store = kernel.get(notePadKey)
  const stamps = kernel.slots.entries('note-pad.stamps')
  const [text, setText] = useState(data?.draft ?? '')
  const keep = (): void => {
    store.keep(text)
    setText('')
  }
  return (
    <Stack gap={16}>
      <Title lead={say('lead')}>{say('title')}</Title>
      <TextField label={say('note')} value={text} onValue={(value) => setText(value.slice(0, longestNote))} />
      {stamps.length > 0 && (
        <Stack gap={8} isRow>
          {stamps.map(({ item, plugin }) => (
            <Chip key={`${plugin} ${item.label}`} onPress={() => setText(text + item.text)}>
              {item.label}
            </Chip>
          ))}
        </Stack>
      )}
      {store.notes.length === 0 ? (
        <EmptyState icon="info" title={say('none')}>
          {say('noneText')}
        </EmptyState>
      ) : (
        <List label={say('kept')}>
          {store.notes.map((note, index) => (
            <Row key={`${index} ${note}`} title={note} />
          ))}
        </List>
      )}
      {store.notes.length > 0 && <Button onPress={() => store.clear()}>{say('clear')}</Button>}
      <Button kind="primary" onPress={keep}>
        {say('keep')}
      </Button>
    </Stack>
  )
})

/** The view. It reads the store, and a press calls one of its methods. */
export const notePadView: ReactView<'NotePad'> = { component: NotePadView, messages: [notePadMessages] }
