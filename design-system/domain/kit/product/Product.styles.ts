import { styled } from 'styled-components'
import { inlineRow, variantRules } from '../../../theme/mixins.ts'
import { media, vars } from '../../../tokens/vars.ts'

const { semantic, space } = vars

/** The steps beside what they lead to. */
export const WizardPlace = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2.4fr);
  align-items: start;
  gap: ${space[6]};
  @media ${media.belowTabletBig} {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** Pages of payers side by side. */
export const Looks = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(17em, 100%), 1fr));
  gap: ${space[5]};
  > li {
    display: grid;
    justify-items: center;
    align-content: start;
    gap: ${space[4]};
    min-width: 0;
    padding: ${space[5]};
    border-radius: ${vars.radius.l};
    background: ${semantic.surface.muted};
  }
`

/** How well the text of a look can be read where it is worst. */
export const Worst = styled.p`
  ${inlineRow(space['1-5'])}
  font-weight: ${vars.font.weight.semibold};
  ${variantRules('tone', 'color', {
    positive: semantic.positive.text,
    warning: semantic.warning.text,
  })}
`
