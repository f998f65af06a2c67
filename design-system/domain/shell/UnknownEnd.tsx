import { ShellPreferences } from './ShellPreferences.tsx'
import { KeptPlace } from './TopBar.styles.ts'
import type { ShellProps } from './shellShape.ts'

/** The end of the top bar while it is not known who looks: as wide as for a viewer, so that nothing moves when they are there. */
export function UnknownEnd(props: ShellProps) {
  return (
    <>
      <span data-at="wide">
        <KeptPlace />
      </span>
      <KeptPlace />
      <ShellPreferences isWideOnly {...props} />
      <KeptPlace data-mark="tile" />
    </>
  )
}
