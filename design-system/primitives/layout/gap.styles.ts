import { variantRules } from '../../theme/mixins.ts'
import { vars } from '../../tokens/vars.ts'

/** Steps of the 4-pixel grid that a parent may put between its children. */
export type Gap = keyof typeof vars.space

/** Steps that stand between cards and groups get smaller where everything is denser. */
const steps: Readonly<Record<Gap, string>> = { ...vars.space, '4': vars.room.gap, '6': vars.room.group }

/** One static rule per step, so that a gap is an attribute and no style is made at run time. */
export const gapRules = variantRules('gap', 'gap', steps)

/** For what stands its children under each other where it is given a gap, and leaves them as they are otherwise. */
export const optionalGapRules = `&[data-gap] { display: flex; flex-direction: column; }
${gapRules}`
