import { notePad } from '@billfold/example-feature'
import { describe, expect, test } from 'vitest'
import { describeManifest } from './describe-manifest.js'

describe('describeManifest', () => {
  test('default: says what a manifest names, and is silent about what it does not', () => {
    expect(describeManifest(notePad())).toEqual([
      { term: 'behind the switch', text: 'notePad' },
      { term: 'provides', text: 'note-pad.store' },
      { term: 'view', text: 'NotePad' },
      { term: 'stands in', text: 'account.actions' },
      { term: 'offers the slot', text: 'note-pad.stamps' },
      { term: 'reaches', text: 'stored note-pad' },
    ])
  })
})
