import { runAll } from './runSteps.ts'

// `npm run check`: everything that a commit must pass beside its tests.
const failed = await runAll([
  { name: 'types', command: ['tsc', '--project', '.'] },
  { name: 'lint', command: ['oxlint'] },
  { name: 'walls', command: ['node', 'scripts/walls.ts'] },
  { name: 'format', command: ['oxfmt', '--check', '.'] },
  { name: 'dead code', command: ['knip'] },
  // Without tests and stories: what only they use is dead too. What helps tests lies in tests/, stories' in stories/.
  { name: 'code for tests alone', command: ['knip', '--production'] },
  // The design system as others install it: packed, read by publint and attw, and weighed.
  { name: 'package', command: ['node', 'design-system/package/check.ts'] },
  { name: 'generated files', command: ['node', 'scripts/generate.ts', '--check'] },
])
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.join(', ')}`)
  process.exitCode = 1
}
