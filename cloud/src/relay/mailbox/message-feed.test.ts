import { expect, onTestFinished, test, vi } from 'vitest'

import { missingPostgres, notRun } from '../../../testing/missing-postgres.js'
import { testDatabaseUrl } from '../../../testing/test-database.js'
import { connectServer } from '../../database/engines/server.js'
import { mailboxBudgets } from '../limits.js'
import { Mailbox } from './mailbox.js'
import { MessageFeed } from './message-feed.js'
import type { NewMessage, StoredMessage } from './stored-message.js'

const sealed = (message: string): NewMessage => ({
  ...{ topic: 'a'.repeat(64), message, tag: 1, publisher: 'ann', project: 'test' },
  ...{ publishedAt: 0, expiresAt: 1 },
})

test.skipIf(missingPostgres !== undefined)(
  `behavior: a look for new messages while one is being written does not skip it${notRun}`,
  async () => {
    const database = connectServer({ url: await testDatabaseUrl(), log: () => undefined })
    const heard: string[] = []
    const mailbox = new Mailbox(database)
    const looked = vi.spyOn(mailbox, 'newest')
    const deliver = ({ message }: StoredMessage): void => void heard.push(message)
    const feed = new MessageFeed({ mailbox, database, isWanted: () => true, deliver, log: () => undefined })
    await feed.open()
    onTestFinished(async () => {
      feed.close()
      await database.close()
    })
    await new Mailbox(database).append([sealed('before')], mailboxBudgets)
    await expect.poll(() => heard).toEqual(['before'])
    await database.queries.transaction().execute(async (run) => {
      await new Mailbox({ ...database, queries: run }).append([sealed('slow')], mailboxBudgets)
      feed.catchUp()
      await looked.mock.results.at(-1)?.value
      // What follows the look has been asked for by now: this comes after it.
      await mailbox.topicsBetween(0, 0, 1)
    })
    await expect.poll(() => heard).toEqual(['before', 'slow'])
  },
)
