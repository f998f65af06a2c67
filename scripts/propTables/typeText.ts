import { SymbolFlags, TypeFlags } from 'typescript/unstable/sync'
import type { Checker, Symbol as TypeSymbol, TupleType, Type } from 'typescript/unstable/sync'
import type { Node } from 'typescript/unstable/ast'
import {
  isIndexedAccessTypeNode,
  isPropertySignatureDeclaration,
  isTypeAliasDeclaration,
  isTypeReferenceNode,
  isUnionTypeNode,
} from 'typescript/unstable/ast/is'

/** A property's type as somebody would write it: its choices one by one, in the order of the list that they come from. */
export function typeText(checker: Checker, prop: TypeSymbol): string {
  const type = checker.getTypeOfSymbol(prop)
  if (type === undefined) return 'unknown'
  // That it may be left out is said in a column of its own.
  const members = membersOf(type).filter(({ flags }) => (flags & TypeFlags.Undefined) === 0)
  if (members.length > 0 && members.every(one => one.isBooleanLiteralType())) return 'boolean'
  const choices = members.flatMap(one => choiceOf(one) ?? [])
  if (choices.length < members.length || !members.some(one => one.isLiteralType())) {
    const [only = type] = members
    return checker.typeToString(members.length === 1 ? only : type).replace(/ \| undefined$/, '')
  }
  const order = listOf(checker, prop)
  return choices.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)).join(' | ')
}

const membersOf = (type: Type): readonly Type[] => (type.isUnionType() ? type.getTypes() : [type])

/** As JSON, which is also how it is written in code; null for what is no single value. */
function choiceOf(type: Type): string | null {
  if ((type.flags & TypeFlags.Null) !== 0) return 'null'
  const isChoice = type.isStringLiteralType() || type.isNumberLiteralType() || type.isBooleanLiteralType()
  return isChoice ? JSON.stringify(type.value) : null
}

/** The list whose members are a property's choices, `(typeof buttonSizes)[number]`: the compiler sorts them by the alphabet. */
function listOf(checker: Checker, prop: TypeSymbol): readonly string[] {
  const declared = prop.valueDeclaration?.resolve()
  if (declared === undefined || !isPropertySignatureDeclaration(declared)) return []
  return namesIn(declared.type).flatMap(node => {
    const alias = checker.getSymbolAtLocation(node)
    if (alias === undefined) return []
    // Imported, or of the same file.
    const named = (alias.flags & SymbolFlags.Alias) === 0 ? alias : checker.getAliasedSymbol(alias)
    const type = named.declarations[0]?.resolve()
    if (type === undefined || !isTypeAliasDeclaration(type) || !isIndexedAccessTypeNode(type.type)) return []
    const list = checker.getTypeFromTypeNode(type.type.objectType)
    if (list === undefined || !checker.isTupleType(list)) return []
    return checker.getTypeArguments(list as TupleType).flatMap(one => choiceOf(one) ?? [])
  })
}

/** The named types of `ButtonSize | undefined`. */
function namesIn(type: Node | undefined): readonly Node[] {
  if (type === undefined) return []
  if (isUnionTypeNode(type)) return type.types.flatMap(namesIn)
  return isTypeReferenceNode(type) ? [type.typeName] : []
}
