import { describe, expect, onTestFinished, test } from 'vitest'

import { ask } from '../testing/ask.js'
import { openCloud } from '../testing/open-cloud.js'
import { testDatabase } from '../testing/test-database.js'
import { type KeptProject, findProject, keepProjects } from './projects.js'
import { SqlStore } from './store/sql-store.js'

const project = (id: string) => ({ id, features: [], isAnalyticsEnabled: false })

describe('projects', () => {
  test('behavior: one that is no longer configured is not let in after a restart, one that was added to the store is', async () => {
    const database = await testDatabase()
    onTestFinished(() => database.close())
    const store = new SqlStore(database.queries)
    const added: KeptProject = { project: project('added'), isConfigured: false }
    await store.change({ table: 'projects', key: 'added' }, () => ({ value: added }))
    await keepProjects(store, [project('one'), project('two')])
    await keepProjects(store, [project('two')])
    const found = await Promise.all(['one', 'two', 'added'].map(async (id) => (await findProject(store, id))?.id))
    expect(found).toEqual([undefined, 'two', 'added'])
  })

  test('behavior: a project that is added to the store is let in at once, and the database is its owner’s to close', async () => {
    const database = await testDatabase()
    onTestFinished(() => database.close())
    const store = new SqlStore(database.queries)
    const cloud = await openCloud({}, { database })
    const call = async (): Promise<number> => (await ask(cloud, '/getWallets?projectId=late')).status
    expect(await call()).toBe(401)
    const added: KeptProject = { project: project('late'), isConfigured: false }
    await store.change({ table: 'projects', key: 'late' }, () => ({ value: added }))
    expect(await call()).toBe(200)
    await cloud.stop()
    expect(await store.keys('projects')).toEqual(['demo', 'late'])
  })
})
