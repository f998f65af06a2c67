/** The modules of light around a code that scanners need to find it (ISO/IEC 18004, 5.3.8). */
export const quietZone = 4

/** The dark modules of a code as one path, each run of a row as one box: `M4 4h7v1h-7z…`, moved in by the quiet zone. */
export const qrPath = (modules: readonly (readonly boolean[])[]): string =>
  modules.flatMap((row, y) => runsOf(row).map(({ x, length }) => box(x, y, length))).join('')

const box = (x: number, y: number, length: number) =>
  `M${x + quietZone} ${y + quietZone}h${length}v1h-${length}z`

function runsOf(row: readonly boolean[]): { x: number; length: number }[] {
  const runs: { x: number; length: number }[] = []
  row.forEach((isDark, x) => {
    if (!isDark) return
    const last = runs.at(-1)
    if (last && last.x + last.length === x) last.length += 1
    else runs.push({ x, length: 1 })
  })
  return runs
}
