import { join } from 'node:path'
import ts from 'typescript-api'

import { readPackages, repository } from './repository.js'

/** The types of every package, as its users see them. */
export interface Source {
  readonly program: ts.Program
  readonly checker: ts.TypeChecker
  /** A file of the repository. */
  readonly file: (path: string) => ts.SourceFile
}

let opened: Source | undefined

/** Reads the source once for all pages of a build. */
export function openSource(): Source {
  opened ??= read()
  return opened
}

function read(): Source {
  const { config } = ts.readConfigFile(join(repository, 'tsconfig.base.json'), (path) => ts.sys.readFile(path))
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, repository)
  const entries = readPackages().flatMap(({ entry }) => (entry === undefined ? [] : [entry]))
  const program = ts.createProgram(entries, {
    ...{ ...options, lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'], jsx: ts.JsxEmit.ReactJSX },
    ...{ noEmit: true, composite: false, isolatedDeclarations: false, emitDeclarationOnly: false },
  })
  return {
    ...{ program, checker: program.getTypeChecker() },
    file: (path) => {
      const file = program.getSourceFile(join(repository, path))
      if (file === undefined) throw new Error(`No package uses ${path}: was it renamed?`)
      return file
    },
  }
}
