import ts from 'typescript-api'

import type { Source } from './program.js'
import { readPackages, repository } from './repository.js'

/** A member of a type as a page tells of it. */
export interface Member {
  readonly name: string
  readonly type: string
  readonly isOptional: boolean
  /** Its comment in the source; empty where it has none. */
  readonly text: string
  /** The package that declares it. */
  readonly owner: string
}

/** The members of an exported interface or type, with those that plugins add to it. */
export function membersOf(source: Source, path: string, name: string): readonly Member[] {
  const { checker } = source
  const exported = exportsOf(source, path).find((symbol) => symbol.name === name)
  if (exported === undefined) throw new Error(`${path} exports no ${name}: was it renamed?`)
  const properties = checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(exported))
  return properties.map((property) => toMember(source, property))
}

/** What a module exports as values: functions and constants, in the order of the module. */
export function valuesOf(source: Source, path: string): readonly Member[] {
  return exportsOf(source, path)
    .filter((symbol) => (symbol.flags & ts.SymbolFlags.Value) !== 0)
    .map((symbol) => toMember(source, symbol))
}

function exportsOf({ checker, file }: Source, path: string): readonly ts.Symbol[] {
  const module = checker.getSymbolAtLocation(file(path))
  if (module === undefined) throw new Error(`${path} exports nothing`)
  return checker
    .getExportsOfModule(module)
    .map((symbol) => ((symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol)))
}

function toMember({ checker }: Source, symbol: ts.Symbol): Member {
  const [declaration] = symbol.declarations ?? []
  return {
    name: symbol.name,
    type: checker.typeToString(checker.getTypeOfSymbol(symbol), declaration, ts.TypeFormatFlags.NoTruncation),
    isOptional: (symbol.flags & ts.SymbolFlags.Optional) !== 0,
    text: ts.displayPartsToString(symbol.getDocumentationComment(checker)),
    owner: ownerOf(declaration?.getSourceFile().fileName ?? ''),
  }
}

function ownerOf(file: string): string {
  const path = file.slice(repository.length)
  const owners = readPackages().filter(({ folder }) => path.startsWith(`${folder}/`))
  return owners.toSorted((left, right) => right.folder.length - left.folder.length)[0]?.name ?? ''
}
