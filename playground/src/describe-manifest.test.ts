import { exampleFeature } from '@billfold/example-feature'
import { describe, expect, test } from 'vitest'
import { describeManifest } from './describe-manifest.js'

describe('describeManifest', () => {
  test('default: says what a manifest names, and is silent about what it does not', () => {
    expect(describeManifest(exampleFeature())).toEqual([
      { term: 'behind the switch', text: 'notes' },
      { term: 'provides', text: 'example.notes' },
      { term: 'view', text: 'Notes' },
      { term: 'stands in', text: 'account.actions' },
      { term: 'offers the slot', text: 'notes.stamps' },
      { term: 'reaches', text: 'stored notes' },
    ])
  })
})
