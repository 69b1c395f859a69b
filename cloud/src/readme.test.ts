import { readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { accountOptions, openAccounts } from '../testing/open-accounts.js'
import { openCloud } from '../testing/open-cloud.js'
import { configFields, readConfig } from './config/config-schema.js'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')

describe('README', () => {
  test('behavior: the configuration that it shows is one', () => {
    const shown = /```json\n(.*?)```/s.exec(readme)?.[1] ?? ''
    expect(readConfig(JSON.parse(shown)).projects[0]?.id).toBe('my-app')
  })

  test('behavior: it tells of every field of the configuration', () => {
    expect(configFields.filter((field) => field !== '$schema' && !readme.includes(`\`${field}\``))).toEqual([])
  })

  test('behavior: it tells of every route', async () => {
    const { routes } = await openCloud()
    const paths = routes.map((route) => route.slice(route.indexOf('/')))
    const told = (path: string): boolean => readme.includes(path) || readme.includes(`\`${path.slice('/public/'.length)}\``)
    expect(paths.filter((path) => !told(path))).toEqual([])
  })

  test('behavior: what is said of accounts tells of each of their routes, and its configuration is one', async () => {
    const accounts = readFileSync(new URL('../ACCOUNTS.md', import.meta.url), 'utf8')
    const shown: object = JSON.parse(/```json\n(.*?)```/s.exec(accounts)?.[1] ?? '')
    expect(readConfig({ ...accountOptions, ...shown, smtpUrl: 'smtp://127.0.0.1' }).accounts?.secureSite.port).toBe(8788)
    const { cloud } = await openAccounts()
    const routes = cloud.routes.filter((route) => route.includes('/accounts/'))
    const told = (route: string): boolean => accounts.includes(route) || accounts.includes(`\`${route.replace('POST /accounts/v1', '')}\``)
    expect(routes.filter((route) => !told(route))).toEqual([])
  })
})
