import ts from 'typescript-api'

import type { Source } from './program.js'
import { repository } from './repository.js'

/** What an error says, and what it advises. */
export interface ErrorEntry {
  readonly code: string
  readonly message: string
  readonly remedy: string
}

/** The texts of every error, read from where its factory is made. Values that are filled in stand in braces. */
export function readErrorTexts({ program, checker }: Source): readonly ErrorEntry[] {
  const entries: ErrorEntry[] = []
  const visit = (node: ts.Node): void => {
    if (isFactory(node)) entries.push(...entriesOf(node.arguments[0], checker))
    else ts.forEachChild(node, visit)
  }
  for (const file of program.getSourceFiles()) {
    if (file.fileName.startsWith(repository) && !file.fileName.includes('/node_modules/')) visit(file)
  }
  return entries.toSorted((left, right) => (left.code < right.code ? -1 : 1))
}

function isFactory(node: ts.Node): node is ts.CallExpression {
  return ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'errorFactory'
}

function entriesOf(texts: ts.Expression | undefined, checker: ts.TypeChecker): readonly ErrorEntry[] {
  const object = texts === undefined ? undefined : bare(texts, checker)
  if (object === undefined || !ts.isObjectLiteralExpression(object)) return []
  return object.properties.flatMap((property) => {
    if (ts.isSpreadAssignment(property)) return entriesOf(property.expression, checker)
    if (!ts.isPropertyAssignment(property) || !ts.isStringLiteral(property.name)) return []
    return [{ code: property.name.text, ...wordsOf(property.initializer, checker) }]
  })
}

/** A text is a string, an object with a remedy, or a function that gives one of the two, also by another function. */
function wordsOf(node: ts.Expression, checker: ts.TypeChecker): Omit<ErrorEntry, 'code'> {
  const text = bare(ts.isCallExpression(node) ? node.expression : node, checker)
  if (ts.isArrowFunction(text) && !ts.isBlock(text.body)) return wordsOf(text.body, checker)
  if (!ts.isObjectLiteralExpression(text)) return { message: textOf(text, checker), remedy: '' }
  const said = (key: string): string => {
    const found = text.properties.find((property) => property.name?.getText() === key)
    return found !== undefined && ts.isPropertyAssignment(found) ? textOf(found.initializer, checker) : ''
  }
  return { message: said('message'), remedy: said('remedy') }
}

/** An expression without parentheses and type notes; of a constant, what it is. */
function bare(node: ts.Expression, checker: ts.TypeChecker): ts.Expression {
  if (ts.isParenthesizedExpression(node) || ts.isSatisfiesExpression(node) || ts.isAsExpression(node)) return bare(node.expression, checker)
  if (!ts.isIdentifier(node) && !ts.isPropertyAccessExpression(node)) return node
  const symbol = checker.getSymbolAtLocation(node)
  const meant = symbol !== undefined && (symbol.flags & ts.SymbolFlags.Alias) !== 0 ? checker.getAliasedSymbol(symbol) : symbol
  const declared = meant?.valueDeclaration
  if (declared === undefined || !ts.isVariableDeclaration(declared) || declared.initializer === undefined) return node
  return bare(declared.initializer, checker)
}

function textOf(node: ts.Expression, checker: ts.TypeChecker): string {
  const text = bare(node, checker)
  if (ts.isStringLiteralLike(text)) return text.text
  if (ts.isIdentifier(text) || ts.isPropertyAccessExpression(text)) return `{${text.getText().split('.').at(-1)}}`
  if (ts.isConditionalExpression(text)) return `${textOf(text.whenTrue, checker)} / ${textOf(text.whenFalse, checker)}`
  if (ts.isBinaryExpression(text)) return textOf(text.left, checker) + textOf(text.right, checker)
  if (!ts.isTemplateExpression(text)) return ''
  const spans = text.templateSpans.map(({ expression, literal }) => `${textOf(expression, checker) || '{…}'}${literal.text}`)
  return text.head.text + spans.join('')
}
