import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { workersFor } from './tests/support/workers.ts'
import { keyboardProject, otherViews, storyProject, viewProject } from './tests/visual/storyProject.ts'

/** Where logic is tested in Node. Components are tested as stories, in a browser. */
const unitFolders =
  '{server,mesh,http,design-system,app,scripts,tests/chains,tests/contract,tests/database,tests/ledger,tests/reputation,tests/support,tests/visual}'

/** What `--project` names. */
const asked = process.argv.flatMap((word, at, all) => (word === '--project' ? [all[at + 1] ?? ''] : []))

/** Whether `--project` asks for projects of such a name, or for none in particular: to prepare Storybook takes five seconds. */
const isAsked = (kind: string): boolean => asked.length === 0 || isNamed(kind)

/** The same, for those that run only when somebody names them. */
const isNamed = (kind: string): boolean => asked.some(name => name.startsWith(kind))

const viewNames = Object.keys(otherViews) as (keyof typeof otherViews)[]

export default defineConfig({
  test: {
    projects: [
      {
        // Node's own choice of the package: Vite would take its ES modules beside the copy that the packages use.
        resolve: {
          alias: { graphql: fileURLToPath(new URL('node_modules/graphql/index.js', import.meta.url)) },
        },
        test: {
          name: 'unit',
          maxWorkers: workersFor('unit'),
          environment: 'node',
          include: [`${unitFolders}/**/*.test.ts`],
          globalSetup: ['tests/support/databaseServer.ts'],
          // A worker runs file after file: server and embedded database are loaded, compiled and warmed up twice a run instead of
          // once per file, which was two fifths of the time. Each file makes and closes all it uses; what one replaces it puts back.
          isolate: false,
          // Property tests run thousands of actions against an embedded database; a limit only ends what hangs.
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'faults',
          environment: 'node',
          include: ['tests/faults/**/*.faults.ts'],
          globalSetup: ['tests/support/databaseServer.ts'],
          // Each loop kills and restarts processes many times, one file after the other.
          fileParallelism: false,
          testTimeout: 1_800_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'consumers',
          environment: 'node',
          include: ['tests/consumers/*.test.ts'],
          // Each installs the packed design system from a registry, builds with it and opens a browser.
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 300_000,
        },
      },
      ...(isAsked('stories') ? [storyProject('light'), storyProject('dark')] : []),
      ...(isNamed('stories:light-contrast') ? [storyProject('light-contrast')] : []),
      ...(isNamed('views') ? [...viewNames.map(viewProject), keyboardProject()] : []),
    ],
  },
})
