import { Button, Chip, EmptyState, List, Row, Stack, TextField, Title, observer, useKernel, useState, useTranslate } from '@billfold/ui/kit'
import type { ReactView, ViewProps } from '@billfold/ui/kit'

import { notesKey } from '../contract.js'
import { longestNote } from '../limits.js'
import { notesMessages } from '../messages/notes-messages.js'

const NotesView = observer(function NotesView({ data }: ViewProps<'Notes'>) {
  const say = useTranslate(notesMessages)
  const kernel = useKernel()
  const store = kernel.get(notesKey)
  const stamps = kernel.slots.entries('notes.stamps')
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
export const notesView: ReactView<'Notes'> = { component: NotesView, messages: [notesMessages] }
