import { readFileSync } from 'node:fs'
import { Kind, parse, type DirectiveNode, type FieldDefinitionNode } from 'graphql'
import { expect, test } from 'vitest'
import { manifestNames } from '../../../mesh/gateway/graphql/persisted.ts'
import contract from '../../../server/openapi.json' with { type: 'json' }

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')

/** Calls of the contract that no document of the app makes, each with who makes it. */
const elsewhere: Readonly<Record<string, readonly string[]>> = {
  'the app, beside GraphQL: files that are sent, shown or saved': [
    'setAvatar',
    'avatar',
    'receipt',
    'uploadAttachment',
    'attachment',
    'downloadTransactions',
    'downloadInvoices',
    'exportDeskList',
    'downloadAffiliateRewards',
    'downloadDataExport',
    'setMerchantLogo',
    'setMerchantBackground',
    'merchantPicture',
    'merchantCss',
    'sendContentPicture',
    'contentPicture',
    'downloadMerchantPublicKey',
  ],
  'the payer’s page and the gateway that renders it': [
    'payerInvoice',
    'choosePayment',
    'renewInvoice',
    'leaveRefundAddress',
    'refundToConfirm',
    'confirmRefundAddress',
    'payerInvoiceNews',
  ],
  'the gateway, for sitemaps': ['documentAddresses', 'documentAddressMarks', 'searchPages'],
  'a shop’s own program, with signed calls': [
    'store',
    'createStoreInvoice',
    'storeInvoices',
    'storeInvoice',
    'cancelStoreInvoice',
  ],
  'apps and scripts, which keep their token themselves: a browser is refused': ['telegramAuth'],
  'programs of traders, which have no page to read it from': ['withdrawals', 'metadata'],
}

const argument = (directive: DirectiveNode, name: string): string => {
  const value = directive.arguments?.find(node => node.name.value === name)?.value
  return value !== undefined && 'value' in value ? String(value.value) : ''
}
const shape = (line: string) => line.replaceAll(/\{[^}]+\}/g, ':')

/** Which call each root field of the supergraph makes. */
const callOf = new Map(
  parse(read('mesh/supergraph.graphql')).definitions.flatMap(node =>
    node.kind === Kind.OBJECT_TYPE_DEFINITION && ['Query', 'Mutation'].includes(node.name.value)
      ? (node.fields ?? []).flatMap((field: FieldDefinitionNode) =>
          (field.directives ?? [])
            .filter(({ name }) => name.value === 'httpOperation')
            .map(
              directive =>
                [
                  field.name.value,
                  shape(`${argument(directive, 'httpMethod')} ${argument(directive, 'path')}`),
                ] as const,
            ),
        )
      : [],
  ),
)

/** The root fields that the documents of the app ask for. */
function askedFields(): ReadonlySet<string> {
  const folder = new URL('../../../mesh/persisted/', import.meta.url)
  const [newest] = manifestNames(folder.pathname)
  const documents = JSON.parse(read(`mesh/persisted/${newest}`)) as Record<string, string>
  return new Set(
    Object.values(documents).flatMap(text =>
      parse(text).definitions.flatMap(node =>
        node.kind === Kind.OPERATION_DEFINITION
          ? node.selectionSet.selections.flatMap(part => (part.kind === Kind.FIELD ? [part.name.value] : []))
          : [],
      ),
    ),
  )
}

test('every call of the contract is made by the app, or by somebody who is named with it', () => {
  const made = new Set([...askedFields()].flatMap(field => callOf.get(field) ?? []))
  const unmade = Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, { operationId?: string }>).flatMap(([method, operation]) =>
      made.has(shape(`${method.toUpperCase()} ${path}`)) ? [] : [operation.operationId],
    ),
  )
  expect(new Set(unmade)).toEqual(new Set(Object.values(elsewhere).flat()))
})
