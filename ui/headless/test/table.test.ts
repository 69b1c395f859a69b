import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { activityKey } from '@billfold/activity/contract'
import { authAccountKey, emailLoginKey, socialLoginKey } from '@billfold/auth/contract'
import { emailCaptureKey } from '@billfold/email-capture/contract'
import { depositsKey, paymentsKey } from '@billfold/exchange/contract'
import { walletListKey } from '@billfold/kernel'
import { profileWalletsKey } from '@billfold/multi-wallet/contract'
import { nameRegistrationKey } from '@billfold/names/contract'
import { onrampKey } from '@billfold/onramp/contract'
import { portfolioKey } from '@billfold/portfolio/contract'
import { receivingKey } from '@billfold/receive/contract'
import { sendKey } from '@billfold/send/contract'
import { sessionGrantsKey, siwxKey } from '@billfold/siwx/contract'
import { swapKey } from '@billfold/swap/contract'
import { watchingKey } from '@billfold/view-only/contract'
import { pairingKey } from '@billfold/walletconnect/contract'
import { describe, expect, test } from 'vitest'

import { connectingKey } from '../src/connecting-contract.js'
import * as headless from '../src/index.js'
import { featureRows, frameworks, partRows, writeFeatureHooks, writePartHooks } from '../testing/write-hooks.js'

const fileOf = (folder: string, file: string): string => fileURLToPath(new URL(`../../${folder}/src/${file}`, import.meta.url))

/** The keys that the contracts have. */
const keys = {
  activityFeature: activityKey,
  authAccountFeature: authAccountKey,
  connectFeature: connectingKey,
  depositsFeature: depositsKey,
  emailCaptureFeature: emailCaptureKey,
  emailLoginFeature: emailLoginKey,
  nameRegistrationFeature: nameRegistrationKey,
  onrampFeature: onrampKey,
  pairingFeature: pairingKey,
  paymentsFeature: paymentsKey,
  portfolioFeature: portfolioKey,
  receiveFeature: receivingKey,
  sendFeature: sendKey,
  sessionGrantsFeature: sessionGrantsKey,
  signInFeature: siwxKey,
  socialLoginFeature: socialLoginKey,
  swapFeature: swapKey,
  walletListFeature: walletListKey,
  walletsFeature: profileWalletsKey,
  watchingFeature: watchingKey,
}

describe('the table', () => {
  test('default: each row has the key of its contract', () => {
    const rows = Object.entries(headless).filter(([name]) => name.endsWith('Feature'))
    expect(Object.fromEntries(rows.map(([name, row]) => [name, (row as { readonly key: string }).key]))).toEqual(keys)
    expect(featureRows.map(({ source }) => source).toSorted()).toEqual(Object.keys(keys).toSorted())
  })

  test('behavior: each reader is a row', () => {
    const readers = Object.keys(headless).filter((name) => name.startsWith('read'))
    expect(partRows.map(({ source }) => source).toSorted()).toEqual(readers.toSorted())
  })

  test.each(frameworks)('behavior: $folder has the functions that it says, and no others', async (framework) => {
    await expect(writeFeatureHooks(framework)).toMatchFileSnapshot(fileOf(framework.folder, 'features.ts'))
    await expect(writePartHooks(framework)).toMatchFileSnapshot(fileOf(framework.folder, 'parts.ts'))
    const index = readFileSync(fileOf(framework.folder, 'index.ts'), 'utf8')
    const exported = [...index.matchAll(/\buse\w+/g)].map(([name]) => name)
    const own = ['useDisconnect', 'useBillfoldEvent']
    expect(exported.toSorted()).toEqual(
      [...featureRows, ...partRows]
        .map(({ name }) => name)
        .concat(own)
        .toSorted(),
    )
  })
})
