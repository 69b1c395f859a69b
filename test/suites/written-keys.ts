import type { FakeStorage } from '../fakes/fake-storage.js'

/** The items that are stored, by the names that manifests call them. */
export function writtenKeys({ data }: FakeStorage): readonly string[] {
  return [...data.keys()].map((key) => key.split('/').at(-1) ?? key)
}
