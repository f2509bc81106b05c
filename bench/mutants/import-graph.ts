/** Which test files load a module, directly or through others. */
import { dirname, resolve } from 'node:path'
import {
  isExportDeclaration,
  isImportDeclaration,
  isStringLiteral,
  type SourceFile,
  SyntaxKind,
} from 'typescript/unstable/ast'

/** @param sources by absolute path */
export function importersOf(sources: ReadonlyMap<string, SourceFile>): (files: readonly string[]) => Set<string> {
  const importers = new Map<string, string[]>()
  for (const [file, source] of sources) {
    for (const imported of importsOf(source, file)) importers.set(imported, [...(importers.get(imported) ?? []), file])
  }
  return (files) => {
    const reached = new Set(files)
    // A set is walked in the order of insertion, what is added meanwhile included.
    for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer)
    return reached
  }
}

/** Types are gone when a program runs, and cannot fail a test. */
function importsOf(source: SourceFile, file: string): string[] {
  return source.statements.flatMap((statement) => {
    const from =
      isImportDeclaration(statement) || isExportDeclaration(statement) ? statement.moduleSpecifier : undefined
    if (from === undefined || !isStringLiteral(from) || !from.text.startsWith('.')) return []
    const isOfTypes = isImportDeclaration(statement)
      ? statement.importClause?.phaseModifier === SyntaxKind.TypeKeyword
      : isExportDeclaration(statement) && statement.isTypeOnly
    return isOfTypes ? [] : [resolve(dirname(file), from.text)]
  })
}
