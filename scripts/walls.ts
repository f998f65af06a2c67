import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { circlesOf, type Import } from './walls/circles.ts'
import { houses } from './walls/floors.ts'
import { namedIn, readImports } from './walls/readImports.ts'

// `node scripts/walls.ts`: no circle of imports between folders or files, at any level, and nobody imports what stands above them.
process.chdir(fileURLToPath(new URL('..', import.meta.url)))

const line = ([from, to]: Import): string => `    ${from} imports ${to}`

const { imports, wrongWays } = await readImports()
const circles = circlesOf(imports)
const homeless = Object.entries(houses).flatMap(([folder, house]) =>
  readdirSync(folder, { withFileTypes: true })
    .filter(child => child.isDirectory() && !namedIn(house).includes(child.name))
    .filter(child => imports.some(([from]) => from.startsWith(`${folder}/${child.name}/`)))
    .map(child => `${folder}/${child.name} has no floor: give it one in scripts/walls/floors.ts`),
)

for (const { folder, children, against } of circles) {
  console.error(`A circle in ${folder}: ${children.join(', ')}. It opens without these:`)
  console.error(against.map(line).join('\n'))
}
for (const [folder, { help }] of Object.entries(houses)) {
  const wrong = wrongWays.filter(({ house }) => house === folder)
  if (wrong.length === 0) continue
  console.error(`Against the order of ${folder} (scripts/walls/floors.ts). ${help}`)
  console.error(wrong.map(({ by }) => line(by)).join('\n'))
}
for (const said of homeless) console.error(said)
console.log(
  `${imports.length} imports between files, ${circles.length} circles, ${wrongWays.length} against an order`,
)
if (circles.length + wrongWays.length + homeless.length > 0) process.exitCode = 1
