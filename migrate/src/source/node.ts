/** A node of a syntax tree: its kind, and where it stands in the source. */
export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [member: string]: unknown
}

/** True for a node among the members of another. */
export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as { readonly type?: unknown }).type === 'string'
}

/** Visits a node and all below it, in the order of the source. */
export function visit(node: Node, look: (node: Node) => void): void {
  look(node)
  for (const member of Object.values(node)) {
    for (const child of Array.isArray(member) ? (member as readonly unknown[]) : [member]) if (isNode(child)) visit(child, look)
  }
}
