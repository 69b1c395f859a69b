import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'

import type { Log, NoticeListener } from '../database.js'

export interface ServerNotices {
  readonly connect: () => pg.Client
  readonly channel: string
  readonly listener: NoticeListener
  readonly log: Log
}

/** The first and the longest pause before the line is opened again, in milliseconds. */
const retry = { first: 50, longest: 2_000 } as const

/** Holds a connection that listens, and opens it again whenever it breaks. Resolves to the undo once it listens. */
export async function listenOnServer(notices: ServerNotices): Promise<() => void> {
  const ended = new AbortController()
  let line = await open(notices, ended.signal)
  const stay = async (): Promise<void> => {
    while (!ended.signal.aborted) {
      await line.broken
      line.end()
      if (ended.signal.aborted) return
      line = await reopen(notices, ended.signal)
      notices.listener.back()
    }
  }
  stay().catch((error: unknown) => {
    if (!ended.signal.aborted) notices.log('Nobody listens to the database any more', error)
  })
  return () => {
    ended.abort()
    line.end()
  }
}

interface Line {
  readonly broken: Promise<void>
  end(): void
}

async function open({ connect, channel, listener, log }: ServerNotices, signal: AbortSignal): Promise<Line> {
  const client = connect()
  const broken = new Promise<void>((resolve) => {
    client.on('error', ({ message }) => {
      if (!signal.aborted) log('The line to the database broke', message)
      resolve()
    })
    client.on('end', () => resolve())
  })
  client.on('notification', ({ payload }) => listener.hear(payload ?? ''))
  const end = (): void => void client.end().catch((error: unknown) => log('The line to the database could not be ended', error))
  try {
    await client.connect()
    await client.query(`listen ${channel}`)
  } catch (error) {
    end()
    throw error
  }
  return { broken, end }
}

async function reopen(notices: ServerNotices, signal: AbortSignal): Promise<Line> {
  for (let pause: number = retry.first; ; pause = Math.min(pause * 2, retry.longest)) {
    await wait(pause, undefined, { signal })
    try {
      return await open(notices, signal)
    } catch (error) {
      notices.log('The database is away', error)
    }
  }
}
