import { AppHandshake, type AppHandshakeProps, Stack, Text, Title } from '@billfold/ui/kit'
import type { ReactElement } from 'react'

export interface HandshakeHeadProps extends Omit<AppHandshakeProps, 'label'> {
  readonly title: string
  readonly lead: string
  /** A remark that comes after a while. */
  readonly note?: string | undefined
}

/** How it stands between the app and who it waits for, in a picture and in words that are read out when they change. */
export function HandshakeHead({ title, lead, note, ...pair }: HandshakeHeadProps): ReactElement {
  return (
    <>
      <AppHandshake {...pair} />
      <div aria-live="polite">
        <Stack gap={12}>
          <Title lead={lead}>{title}</Title>
          {note !== undefined && (
            <Text kind="small" tone="warning">
              {note}
            </Text>
          )}
        </Stack>
      </div>
    </>
  )
}
