/** A folder whose children stand above each other. */
export interface House {
  /** The highest first. What stands in one list with others stands beside them: none of them imports another. */
  readonly floors: readonly (string | readonly string[])[]
  /** What to do when something has to reach up. */
  readonly help: string
}

/**
 * Who may import whom, for folders where the order means something: a child imports only what stands below it. A new folder has to
 * find its floor here. Everywhere else it is enough that nothing goes in a circle. docs/architecture.md says what each is for.
 */
export const houses: Readonly<Record<string, House>> = {
  server: {
    floors: [
      ['main.ts', 'cli'],
      'composition',
      'modules',
      'keeping',
      ['cable', 'ledger', 'signer', 'trail'],
      ['adapters', 'shapes'],
      'kernel',
      'locales',
      'files',
      'runtime',
      'database',
      'migrations',
      'domain',
    ],
    help: 'Composition puts the parts together and gives each what it needs. What two floors share stands below both: decisions in domain, the wire’s shapes in shapes.',
  },
  'server/modules': {
    floors: ['desk', 'content', 'shop', 'growth', 'trading', 'money', 'people', 'telling', 'reference'],
    help: 'A lower group is given what it needs of a higher one as an argument (a port in its parts, filled in server/composition), or both take it from a lower place.',
  },
  mesh: {
    floors: [
      'main.ts',
      'start.ts',
      'web',
      ['cable', 'compose', 'settings.ts'],
      'gateway',
      'upstream',
      'identity.ts',
      'wire',
    ],
    help: 'mesh/start.ts opens the doors and gives each what it needs.',
  },
  app: {
    floors: [
      'reader',
      'start',
      ['features', 'payer'],
      'parts',
      'services',
      'session',
      'network',
      'device',
      'routes',
      '__generated__',
    ],
    help: 'What several features share stands in parts; what there is one of is a service; what starts and frames the app gives it on.',
  },
  'design-system': {
    floors: [
      'package',
      'domain',
      'forms',
      ['alert', 'modal'],
      'locales',
      'brand',
      'primitives',
      ['timing', 'theme'],
      'tokens',
      'format',
    ],
    help: 'A lower layer takes strings, plain data and slots: move what it needs down, or let the higher one hand it in.',
  },
  'design-system/domain': {
    floors: [
      'kit',
      ['shell', 'desk'],
      'content',
      'growth',
      'shop',
      'trading',
      'money',
      'people',
      'telling',
      'page',
      'reference',
      '__generated__',
    ],
    help: 'A component of a lower group takes a slot (children, or a prop of ReactNode), or the shape that both need moves to reference.',
  },
}
