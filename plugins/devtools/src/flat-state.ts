import { type TreeNode, describeValue } from './describe-value.js'

/** A state as lines: where a value stands, and what it is. */
export function flatState(state: Readonly<Record<string, unknown>>): readonly (readonly [path: string, text: string])[] {
  return Object.entries(state).flatMap(([name, value]) => lines(describeValue(name, value)))
}

function lines({ name, text, children }: TreeNode, above = ''): readonly (readonly [string, string])[] {
  const path = above === '' ? name : `${above}.${name}`
  return children === undefined ? [[path, text ?? '']] : children.flatMap((child) => lines(child, path))
}
