import { runStages } from './runSteps.ts'

// `npm run check`: everything that a commit must pass beside its tests. What keeps one core busy stands beside another of its kind.
const failed = await runStages([
  [
    { name: 'types', command: ['tsc', '--project', '.'] },
    // The design system as others install it: packed, read by publint and attw, and weighed.
    { name: 'package', command: ['node', 'design-system/package/check.ts'] },
  ],
  [{ name: 'lint', command: ['oxlint'] }],
  [
    { name: 'walls', command: ['node', 'scripts/walls.ts'] },
    { name: 'dead code', command: ['knip'] },
  ],
  [
    // Without tests and stories: what only they use is dead too. What helps tests lies in tests/, stories' in stories/.
    { name: 'code for tests alone', command: ['knip', '--production'] },
    { name: 'generated files', command: ['node', 'scripts/generate.ts', '--check'] },
    { name: 'format', command: ['oxfmt', '--check', '.'] },
  ],
])
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.join(', ')}`)
  process.exitCode = 1
}
